/**
 * Stands for typebox in the browser: the contract's codes are used there as words only, its schemas never,
 * so that the schema library stays out of the build.
 */
const emptySchema = (): object => ({})

export const Type = new Proxy({}, { get: () => emptySchema })
