import type { Envelope } from '@sojourn/contract/kit/envelope'
import { saveFile } from '../kit/browser/save-file'
import { offline, refusalOf, requestHeaders } from './client'
import { sessionToken } from './session'

/** Fetches a file with the session's token; throws an ApiProblem. */
export async function fetchFile(path: string, request: Record<string, string>): Promise<Blob> {
  const token = sessionToken()
  const address = `/${path}?${new URLSearchParams(request)}`
  const response = await fetch(address, { headers: requestHeaders(token) }).catch(() => {
    throw offline()
  })
  if (!response.ok) throw refusalOf((await response.json().catch(() => null)) as Envelope<null> | null, token)
  return response.blob()
}

/** Fetches a file and hands it to the browser to keep. */
export const download = async (path: string, request: Record<string, string>, fileName: string): Promise<void> =>
  saveFile(fileName, await fetchFile(path, request))
