/** Where the end mark of a whole file is looked for: its last bytes. */
const tailBytes = 1024
const endMark = '%%EOF'

/** Whether a file that begins as a PDF ends as one. */
export const isWholePdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(-tailBytes)).includes(endMark)

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
