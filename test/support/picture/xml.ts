/** SVG text read by a strict XML parser, and shapes found in scenes. */
import { SaxesParser } from "saxes";
import type { Scene, Shape } from "../../../src/picture/shapes.ts";

/** An element as the parser found it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The elements of XML text in order of their start tags. Throws if the text is not well-formed. */
export function elementsOf(xml: string): readonly Element[] {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: typeof elements = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, text: "" };
    elements.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    for (const element of open.slice(-1)) element.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  for (const event of ["cdata", "comment", "processinginstruction", "doctype"] as const) {
    parser.on(event, () => {
      throw new Error(`There is a ${event} in this picture.`);
    });
  }
  parser.write(xml).close();
  return elements;
}

/** The shape with this key. */
export function shapeOf({ shapes }: Scene, key: string): Shape {
  const shape = shapes.find((each) => each.key === key);
  if (shape === undefined) throw new Error(`There is no ${key} in ${shapes.map((each) => each.key)}.`);
  return shape;
}
