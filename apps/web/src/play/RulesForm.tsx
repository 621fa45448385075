/** A form for custom rules: a control for each field of a variant, with errors beside it. */
import type { Fault, Game } from "morabaraba";
import { type ComponentProps, lazy, Suspense, useMemo, useState } from "react";
import { MillBoard } from "../boards/MillBoard.tsx";
import { type Kit, type StoredVariant, type Variant, variantTitle, type Words } from "../family/family.ts";
import type { PlayWords } from "../languages/en/play.ts";
import { Button } from "../ui/Button.tsx";
import { Field as Labeled, Select } from "../ui/fields.tsx";
import { usePlayWords } from "../words/words.ts";
import { type Field, faultText, fieldsOf, valueAt, withPoints, withValue } from "./fields.ts";

const Apart = lazy(() => import("../family/books.tsx"));

type Labels = Readonly<Record<string, string>>;
type Wrong = PlayWords["rules"]["wrong"];

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
  const { rules } = usePlayWords();
  const [variant, setVariant] = useState<Variant>(() => ({ ...start, name: "my-rules" }));
  /** The rules that the player began with. The board shows them while the changed rules are invalid. */
  const [base, setBase] = useState(start);
  const faults = useMemo(() => faultsOf(kit, variant), [kit, variant]);
  const game = useMemo(
    () => kit.createGame((faults.length === 0 ? variant : base) as StoredVariant),
    [kit, faults, variant, base],
  );
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
        {Object.entries(fieldsOf[kit.name]).map(([path, field]) => (
          <RuleField key={path} {...{ variant, faults, path, field }} onChange={setVariant} />
        ))}
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

interface FieldProps {
  readonly variant: Variant;
  readonly faults: readonly Fault[];
  readonly path: string;
  readonly field: Field;
  /** The group's path, only on the group's first field, which also shows the group's errors. */
  readonly group?: string | undefined;
  readonly onChange: (variant: Variant) => void;
}

/** Returns the errors at a path and below it, as text. */
const faultAt = (faults: readonly Fault[], words: Wrong, path: string, group?: string): string | undefined =>
  faults
    .filter(({ at }) => at === path || at === group || at.startsWith(`${path}.`) || at.startsWith(`${path}[`))
    .map((fault) => faultText(fault, words))
    .join(" ") || undefined;

/** The control for a field of a variant. */
function RuleField({ variant, faults, path, field, group, onChange }: FieldProps) {
  const { rules } = usePlayWords();
  const label = (rules.fields as Labels)[path] ?? path;
  const value = valueAt(variant, path);
  const fault = faultAt(faults, rules.wrong, path, group);
  const set = (next: unknown) => onChange(withValue(variant, path, next));
  const nameOf = (choice: string | boolean) =>
    typeof choice === "boolean" ? (choice ? rules.yes : rules.no) : (rules.values[choice] ?? choice);
  switch (field.kind) {
    case "choice":
      return (
        <Select
          label={label}
          value={value}
          fault={fault}
          options={field.values.map((choice) => ({ value: choice as unknown, label: nameOf(choice) }))}
          onChange={set}
        />
      );
    case "points":
      return (
        <PointsField
          label={label}
          value={(value ?? []) as readonly string[]}
          fault={fault}
          onChange={(points) => onChange(withPoints(variant, path, points))}
        />
      );
    case "group":
      return <GroupFields {...{ variant, faults, path, field, onChange }} />;
    case "number":
      return (
        <NumberField
          label={label}
          never={field.usual === undefined ? undefined : rules.never}
          value={value as number | null}
          usual={field.usual}
          fault={fault}
          onChange={set}
        />
      );
    case "name":
      return <TextField {...{ label, fault }} value={String(value)} onChange={set} />;
  }
}

interface GroupProps extends Omit<FieldProps, "group"> {
  readonly field: Field & { readonly kind: "group" };
}

/** The fields of a group. Its first field is a list of points, or a number that can make the whole group null. */
function GroupFields({ variant, faults, path, field, onChange }: GroupProps) {
  const { rules } = usePlayWords();
  const labels: Labels = rules.fields;
  const isNever = valueAt(variant, path) === null;
  const firstNumber = (name: string) => (
    <NumberField
      key={name}
      label={labels[`${path}.${name}`] ?? name}
      never={rules.never}
      value={isNever ? null : (valueAt(variant, `${path}.${name}`) as number)}
      usual={(field.usual as Record<string, number>)[name]}
      fault={faultAt(faults, rules.wrong, isNever ? path : `${path}.${name}`)}
      onChange={(number) => {
        if (number === null) return onChange(withValue(variant, path, null));
        const base = isNever ? withValue(variant, path, field.usual) : variant;
        onChange(withValue(base, `${path}.${name}`, number));
      }}
    />
  );
  return (
    <fieldset className="rules-group">
      <legend className="hidden-text">{labels[`${path}.${Object.keys(field.fields)[0]}`]}</legend>
      {Object.entries(field.fields).map(([name, inner], at) => {
        const isPoints = inner.kind === "points";
        if (at === 0 && !isPoints) return firstNumber(name);
        return (
          (isPoints || !isNever) && (
            <RuleField
              key={name}
              {...{ variant, faults, onChange }}
              path={`${path}.${name}`}
              field={inner}
              group={at === 0 ? path : undefined}
            />
          )
        );
      })}
    </fieldset>
  );
}

interface PointsProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (points: readonly string[]) => void;
}

const pointsIn = (text: string): readonly string[] => text.toLowerCase().match(/[^\s,]+/g) ?? [];

/**
 * A field for names of points. The typed text stays on screen as long as it names the same points as the
 * value.
 */
function PointsField({ label, value, fault, onChange }: PointsProps) {
  const [written, setWritten] = useState("");
  const names = value.join(" ");
  return (
    <TextField
      {...{ label, fault }}
      autoCapitalize="none"
      spellCheck={false}
      value={pointsIn(written).join(" ") === names ? written : names}
      onChange={(text) => {
        setWritten(text);
        onChange(pointsIn(text));
      }}
    />
  );
}

interface TextProps extends Pick<ComponentProps<"input">, "autoCapitalize" | "spellCheck"> {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

function TextField({ label, fault, onChange, ...attributes }: TextProps) {
  return (
    <Labeled label={label} fault={fault}>
      {(control) => (
        <input {...control} {...attributes} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
    </Labeled>
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
    <Labeled label={label} fault={fault}>
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
    </Labeled>
  );
}
