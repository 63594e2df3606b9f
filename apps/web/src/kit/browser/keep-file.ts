import { saveFile } from './save-file'

interface ReadFile {
  fileName: string
  mediaType: string
  /** Base64. */
  content: string
}

/** Hands a paper to the person's own programs: nothing that was uploaded is drawn inside the product. */
export function keepFile({ fileName, mediaType, content }: ReadFile): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
  saveFile(fileName, new Blob([bytes], { type: mediaType }))
}
