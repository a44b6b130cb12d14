// Read by zod at load time; its compiled parsers need eval, which the Content-Security-Policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
