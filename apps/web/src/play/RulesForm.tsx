/** A form for custom rules: a control for each field of a variant, with errors beside it. */
import type { Fault, Game } from "morabaraba";
import { lazy, Suspense, useMemo, useState } from "react";
import { MillBoard } from "../boards/MillBoard.tsx";
import type { Kit, StoredVariant, Variant, Words } from "../family/family.ts";
import { variantTitle } from "../family/family.ts";
import { Button } from "../ui/Button.tsx";
import { Field as Labelled } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { usePlayWords } from "../words/words.ts";
import { faultText } from "./faults.ts";
import { type Field, fieldsOf, valueAt, withPoints, withValue } from "./fields.ts";

const Apart = lazy(() => import("../family/Apart.tsx"));

interface Props {
  readonly kit: Kit;
  readonly library: Words;
  readonly start: Variant;
  readonly onSave: (variant: Variant) => void;
}

function faultsOf(kit: Kit, variant: Variant): readonly Fault[] {
  const read = kit.safeParseVariant(variant);
  if (read.ok) return [];
  return "faults" in read.error ? read.error.faults : [{ at: "", message: read.error.message }];
}

export function RulesForm({ kit, library, start, onSave }: Props) {
  const words = usePlayWords();
  const { rules } = words;
  const [variant, setVariant] = useState<Variant>(() => ({ ...start, name: "my-rules" }));
  /** The rules that the player began with. The board shows them while the changed rules are invalid. */
  const [base, setBase] = useState(start);
  const faults = useMemo(() => faultsOf(kit, variant), [kit, variant]);
  const game = useMemo(
    () => kit.createGame((faults.length === 0 ? variant : base) as StoredVariant),
    [kit, faults, variant, base],
  );
  const labels: Readonly<Record<string, string>> = rules.fields;
  const set = (path: string, value: unknown) => setVariant(withValue(variant, path, value));
  /** Returns the errors at a path and below it. A group's first field also has the errors of the group. */
  const faultAt = (path: string, group?: string) =>
    faults
      .filter(
        ({ at }) => at === path || at === group || at.startsWith(`${path}.`) || at.startsWith(`${path}[`),
      )
      .map((fault) => faultText(fault, rules.wrong))
      .join(" ") || undefined;

  const draw = (path: string, field: Field, group?: string) => {
    const label = labels[path] ?? path;
    const value = valueAt(variant, path);
    if (field.kind === "choice") {
      return (
        <Select
          key={path}
          label={label}
          value={value}
          fault={faultAt(path)}
          options={field.values.map((one) => ({
            value: one as unknown,
            label: typeof one === "boolean" ? (one ? rules.yes : rules.no) : (rules.values[one] ?? one),
          }))}
          onChange={(chosen) => set(path, chosen)}
        />
      );
    }
    if (field.kind === "points") {
      return (
        <PointsField
          key={path}
          label={label}
          value={(value ?? []) as readonly string[]}
          fault={faultAt(path, group)}
          onChange={(points) => setVariant(withPoints(variant, path, points))}
        />
      );
    }
    if (field.kind === "group") {
      const isNever = value === null;
      return (
        <fieldset className="rules-group" key={path}>
          <legend className="hidden-text">{labels[`${path}.${Object.keys(field.fields)[0]}`]}</legend>
          {Object.entries(field.fields).map(([name, inner], at) =>
            inner.kind === "points" ? (
              draw(`${path}.${name}`, inner, at === 0 ? path : undefined)
            ) : at === 0 ? (
              <NumberField
                key={name}
                label={labels[`${path}.${name}`] ?? name}
                never={rules.never}
                value={isNever ? null : (valueAt(variant, `${path}.${name}`) as number)}
                usual={(field.usual as Record<string, number>)[name]}
                fault={faultAt(isNever ? path : `${path}.${name}`)}
                onChange={(number) =>
                  number === null
                    ? set(path, null)
                    : setVariant(
                        withValue(
                          isNever ? withValue(variant, path, field.usual) : variant,
                          `${path}.${name}`,
                          number,
                        ),
                      )
                }
              />
            ) : (
              !isNever && draw(`${path}.${name}`, inner)
            ),
          )}
        </fieldset>
      );
    }
    if (field.kind === "number") {
      return (
        <NumberField
          key={path}
          label={label}
          never={field.usual === undefined ? undefined : rules.never}
          value={value as number | null}
          usual={field.usual}
          fault={faultAt(path)}
          onChange={(number) => set(path, number)}
        />
      );
    }
    return (
      <Labelled key={path} label={label} fault={faultAt(path)}>
        {(control) => (
          <input
            {...control}
            type="text"
            value={String(value)}
            onChange={({ target }) => set(path, target.value)}
          />
        )}
      </Labelled>
    );
  };

  const shut = faults.length === 0 ? ((valueAt(variant, "noPlacing.points") ?? []) as readonly string[]) : [];
  const known = new Set(Object.keys(fieldsOf[kit.name]));
  const others = faults.filter(({ at }) => !known.has(/^\w*/.exec(at)?.[0] ?? ""));
  return (
    <form
      className="rules"
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.length === 0) onSave(variant);
      }}
    >
      <Select
        label={rules.base}
        value={base.name}
        options={[...new Set([base.name, ...Object.keys(kit.variants)])].map((name) => ({
          value: name,
          label: variantTitle(library, name as "standard"),
        }))}
        onChange={(name) => {
          const chosen = kit.variants[name] ?? start;
          setBase(chosen);
          setVariant({ ...chosen, name: variant.name });
        }}
      />
      {kit.name === "mills" && (
        <MillBoard className="rules-board" game={game as Game} playable="none" drawings={{ shut }} />
      )}
      {faults.length === 0 && (
        <Suspense>
          <Apart family={kit.name} variant={variant as StoredVariant} />
        </Suspense>
      )}
      <div className="rules-fields">
        {Object.entries(fieldsOf[kit.name]).map(([path, field]) => draw(path, field))}
      </div>
      {faults.length > 0 && (
        <p className="note" role="status">
          {rules.faults} {others.map(({ at, message }) => `${at} ${message}`).join(" ")}
        </p>
      )}
      <div className="buttons">
        <Button kind="main" type="submit" disabled={faults.length > 0}>
          {rules.save}
        </Button>
      </div>
    </form>
  );
}

interface PointsProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (points: readonly string[]) => void;
}

const pointsIn = (text: string): readonly string[] => text.toLowerCase().match(/[^\s,]+/g) ?? [];

/** A field for names of points. The typed text stays as long as it means the same points. */
function PointsField({ label, value, fault, onChange }: PointsProps) {
  const [written, setWritten] = useState("");
  const names = value.join(" ");
  return (
    <Labelled label={label} fault={fault}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          value={pointsIn(written).join(" ") === names ? written : names}
          onChange={({ target }) => {
            setWritten(target.value);
            onChange(pointsIn(target.value));
          }}
        />
      )}
    </Labelled>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number | null;
  /** The label for null. Without it, the number is required. */
  readonly never: string | undefined;
  readonly usual: number | undefined;
  readonly fault: string | undefined;
  readonly onChange: (value: number | null) => void;
}

/** A field for a number, with a checkbox for null. It passes invalid input on, for the form to check. */
function NumberField({ label, value, never, usual, fault, onChange }: NumberProps) {
  return (
    <Labelled label={label} fault={fault}>
      {(control) => (
        <div className="number-field">
          <input
            {...control}
            type="number"
            inputMode="numeric"
            disabled={value === null}
            value={value === null || Number.isNaN(value) ? "" : value}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
          {never !== undefined && (
            <label>
              <input
                type="checkbox"
                checked={value === null}
                aria-label={`${label}: ${never}`}
                onChange={({ target }) => onChange(target.checked ? null : (usual ?? 1))}
              />
              {never}
            </label>
          )}
        </div>
      )}
    </Labelled>
  );
}
