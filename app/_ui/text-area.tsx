import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";

export function TextArea({ className = "", ...props }: ComponentProps<"textarea">) {
  return <textarea rows={3} {...props} className={`${controlStyle} resize-y ${className}`} />;
}
