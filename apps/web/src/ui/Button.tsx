/** A button with an optional icon. Without children it needs a `label` for screen readers. */
import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName } from "./Icon.tsx";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: "plain" | "main" | "ghost" | undefined;
  readonly icon?: IconName | undefined;
  readonly label?: string | undefined;
}

export const Button = ({ kind = "plain", icon, label, children, className = "", ...rest }: Props) => (
  <button type="button" className={`button ${kind} ${className}`} aria-label={label} title={label} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);
