import type { AccountSettings, ControlVerbs } from "./http/serve-control";

/** A researcher's account at a fake vendor in another process, and what happens there. */
export type VendorAccount = {
  [Verb in keyof ControlVerbs]: (
    ...args: Parameters<ControlVerbs[Verb]>
  ) => Promise<Awaited<ReturnType<ControlVerbs[Verb]>>>;
} & Account;

interface Account {
  token: string;
  workspaceId: string;
  projectId: string;
}

async function control(url: string, path: string, said: unknown): Promise<unknown> {
  const response = await fetch(`${url}/control/${path}`, { method: "POST", body: JSON.stringify(said) });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

/** Opens an account at the fake vendor of an address. */
export async function openVendorAccount(url: string, settings: AccountSettings = {}): Promise<VendorAccount> {
  const account = (await control(url, "open", settings)) as Account;
  const act = async (verb: string, args: unknown[]) => {
    const { answer } = (await control(url, `${encodeURIComponent(account.token)}/${verb}`, args)) as {
      answer?: unknown;
    };
    return answer;
  };
  return new Proxy(account as VendorAccount, {
    get: (target, name: string) =>
      name in target || name === "then" ? Reflect.get(target, name) : (...args: unknown[]) => act(name, args),
  });
}
