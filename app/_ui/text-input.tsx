import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";

export function TextInput({ className = "", ...props }: ComponentProps<"input">) {
  return <input type="text" {...props} className={`${controlStyle} ${className}`} />;
}
