/** The parts of the page. Each is loaded when it is first shown. */
import { type ComponentType, lazy } from "react";
import type { PartName } from "../core/place.ts";
import type { IconName } from "../ui/Icon.tsx";

export interface Part {
  readonly name: PartName;
  readonly icon: IconName;
  readonly Part: ComponentType;
  /** Whether the navigation lists the part. The menu lists every part. */
  readonly listed: boolean;
}

export const parts: readonly Part[] = [
  { name: "play", icon: "play", Part: lazy(() => import("../play/index.tsx")), listed: true },
  { name: "solve", icon: "solve", Part: lazy(() => import("../solve/index.tsx")), listed: true },
  { name: "learn", icon: "learn", Part: lazy(() => import("../learn/index.tsx")), listed: true },
  { name: "analyze", icon: "analyze", Part: lazy(() => import("../analyze/index.tsx")), listed: true },
  { name: "games", icon: "games", Part: lazy(() => import("../games/index.tsx")), listed: true },
  { name: "online", icon: "online", Part: lazy(() => import("../online/index.tsx")), listed: true },
  { name: "rules", icon: "flag", Part: lazy(() => import("../rules/index.tsx")), listed: false },
  { name: "settings", icon: "settings", Part: lazy(() => import("../settings/index.tsx")), listed: false },
];
