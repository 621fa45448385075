/** How often the positions of a line have occurred, while it grows and shrinks at its end. */

/** Counts positions by their names; each call takes the same time however many there are. */
export interface Occurrences<Name> {
  add(name: Name): void;
  /** Takes back the position that was added last. */
  remove(): void;
  /** How often the last position has occurred among those that count. */
  last(): number;
}

/** Counts nothing yet; only the last `window` positions of the line count, as games remember no more. */
export function createOccurrences<Name>(window: number): Occurrences<Name> {
  const line: Name[] = [];
  const counts = new Map<Name, number>();

  function change(name: Name | undefined, by: number): void {
    if (name === undefined) return;
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  }

  return {
    add(name) {
      line.push(name);
      change(name, 1);
      change(line[line.length - 1 - window], -1);
    },
    remove() {
      change(line[line.length - 1 - window], 1);
      change(line.pop(), -1);
    },
    last: () => counts.get(line[line.length - 1] as Name) ?? 0,
  };
}
