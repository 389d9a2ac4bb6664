"use client";

import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { Link } from "./link";
import { useTranslations } from "next-intl";
import { useCallback, type ReactNode } from "react";
import { buttonStyle } from "./button-style";

/** Long enough to read it and to reach what it offers; it waits while it is pointed at or has focus. */
const shownMs = 10_000;

export interface ToldByToast {
  title: string;
  /** Where to look at what came of it. */
  link?: { href: string; name: string };
  /** What can be done about it while the message stays. */
  act?: { name: string; onPress: () => void };
  onClose?: () => void;
}

/** Tells of something that happened, politely, at the edge of the screen. */
export function useToast(): (told: ToldByToast) => void {
  const { add, close } = Toast.useToastManager<ToldByToast>();
  return useCallback(
    ({ onClose, ...told }: ToldByToast) => {
      const id: string = add({
        title: told.title,
        data: told,
        ...(onClose && { onClose }),
        ...(told.act && {
          actionProps: {
            children: told.act.name,
            onClick: () => {
              close(id);
              told.act?.onPress();
            },
          },
        }),
      });
    },
    [add, close],
  );
}

/** Gives the pages inside it the place where messages appear. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={shownMs}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-20 ms-auto flex max-w-sm flex-col gap-2 outline-none">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const t = useTranslations("organizer.ui");
  const { toasts } = Toast.useToastManager<ToldByToast>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-card border border-control bg-surface p-3 text-label text-text shadow-lg"
    >
      <Toast.Content className="flex items-center gap-3">
        <Toast.Title className="me-auto text-label font-normal" render={<p />} />
        {toast.data?.link ? (
          <Link
            href={toast.data.link.href}
            className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            {toast.data.link.name}
          </Link>
        ) : null}
        {toast.actionProps ? <Toast.Action className={buttonStyle("secondary")} /> : null}
        <Toast.Close
          aria-label={t("closeMessage")}
          className="inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-cell text-muted hover:text-text pointer-coarse:size-11"
        >
          <X aria-hidden size={16} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
