import type { Envelope } from '@sojourn/contract/kit/envelope'
import { requestHeaders } from './client'
import { ApiProblem, notSignedInCode } from './problem'
import { sessionEnded } from './session'

/** Fetches a file with the session's token and hands it to the browser to keep; throws an ApiProblem. */
export async function download(path: string, request: Record<string, string>, fileName: string): Promise<void> {
  const response = await fetch(`/${path}?${new URLSearchParams(request)}`, { headers: requestHeaders() })
  if (!response.ok) {
    const envelope = (await response.json()) as Envelope<null>
    if (envelope.code === notSignedInCode) sessionEnded()
    throw new ApiProblem(envelope)
  }
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  URL.revokeObjectURL(address)
}
