import { copyText } from './clipboard'

export interface Shared {
  title: string
  text: string
}

const pdf = 'application/pdf'

/** Does the device hand files to other programs? */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([''], 'any.pdf', { type: pdf })] })

export const pdfFile = (content: Blob, name: string): File => new File([content], name, { type: pdf })

/** Opens the share sheet of the device; where there is none, or it does not take this, the text is copied and that is said. */
export async function share(shared: Shared, files: readonly File[] = []): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(shared.text)
  try {
    await navigator.share({ ...shared, ...(files.length > 0 && { files: [...files] }) })
  } catch (problem) {
    // Whoever closed the sheet wants nothing more.
    if ((problem as Error).name !== 'AbortError') await copyText(shared.text)
  }
}
