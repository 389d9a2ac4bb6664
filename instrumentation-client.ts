// Next runs this in the browser before anything else. A page's policy lets nobody evaluate text, and zod, where a page
// has it, tries as soon as it makes a schema, unless it is told before.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
