// zod reads this when it loads; its compiled parsers need eval, which the Content-Security-Policy refuses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
