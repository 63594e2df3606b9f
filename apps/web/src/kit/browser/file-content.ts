/** A file in base64; undefined where the device does not give it. */
export async function contentOf(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes && base64Of(new Uint8Array(bytes))
}

/** Bytes that one call takes as arguments. */
const atOnce = 0x8000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += atOnce) text += String.fromCodePoint(...bytes.subarray(at, at + atOnce))
  return btoa(text)
}
