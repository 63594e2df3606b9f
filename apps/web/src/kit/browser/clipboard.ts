import { readText } from '../text/text'
import { toast } from '../overlays/toast'

/** Copies a short text and says whether it went well (S8.13). */
export async function copyText(value: string): Promise<void> {
  const text = readText('kit/widgets')
  try {
    await navigator.clipboard.writeText(value)
    toast(text.copied, 'good')
  } catch {
    toast(text.copyFailed, 'bad')
  }
}
