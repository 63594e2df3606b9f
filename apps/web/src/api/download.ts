import type { Envelope } from '@sojourn/contract/kit/envelope'
import { saveFile } from '../kit/browser/save-file'
import { requestHeaders } from './client'
import { ApiProblem, notSignedInCode } from './problem'
import { sessionEnded, sessionToken } from './session'

/** Fetches a file with the session's token and hands it to the browser to keep; throws an ApiProblem. */
export async function download(path: string, request: Record<string, string>, fileName: string): Promise<void> {
  const token = sessionToken()
  const response = await fetch(`/${path}?${new URLSearchParams(request)}`, { headers: requestHeaders(token) })
  if (!response.ok) {
    const envelope = (await response.json()) as Envelope<null>
    if (envelope.code === notSignedInCode) sessionEnded(token)
    throw new ApiProblem(envelope)
  }
  saveFile(fileName, await response.blob())
}
