/** Where every topic of this language is fetched from. */
export const modules = import.meta.glob<{ text: unknown }>(['../../../../../../packages/text/src/**/*.zh-TW.ts', '!**/manual/**'])
