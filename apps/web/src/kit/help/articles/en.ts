/** Where every article of the manual in this language is fetched from. */
export const modules = import.meta.glob<{ text: unknown }>('../../../../../../packages/text/src/manual/*/*.en.ts')
