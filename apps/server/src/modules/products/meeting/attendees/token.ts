import type { Context } from '../../../../context'

/** What a token opens: a link that is sent around, or an answer that was given. */
type Opens = 'invitation' | 'attendee'
interface Opened {
  enterpriseId: number
  opens: Opens
  id: string
}

const signedText = ({ enterpriseId, opens, id }: Opened): string => `meeting ${opens} ${enterpriseId}/${id}`

/** The number of the customer leads the token, since nobody is signed in; nothing is kept of it. */
export const tokenOf = ({ vault }: Context, opened: Opened): string =>
  `${opened.enterpriseId}.${opened.opens}.${opened.id}.${vault.sign(signedText(opened))}`

/** What a token opens; undefined of one that is none of ours. */
export function openToken({ vault }: Context, token: string): Opened | undefined {
  const [, enterprise, opens, id = '', signature = ''] =
    /^([1-9]\d{0,8})\.(invitation|attendee)\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? []
  const opened = { enterpriseId: Number(enterprise), opens: opens as Opens, id }
  return enterprise && vault.verify(signedText(opened), signature) ? opened : undefined
}
