/** The words of the first screen in this language, in one chunk. */
export const modules = import.meta.glob<{ text: unknown }>(
  '../../../../../../packages/text/src/{kit/widgets,app/shell,app/home}.zh-TW.ts',
)
