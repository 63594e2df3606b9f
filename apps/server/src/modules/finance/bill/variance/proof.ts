import { proofFileAtMost, type ProofEnding } from '@sojourn/contract/finance/bill-words'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { refuseUnserved } from '../../served'
import { findProof, insertProof } from './proof-store'

/** A file that proves a variance, as it came: a PDF or a picture. */
interface Proof {
  ending: ProofEnding
  content: Buffer
}

/** By how they begin, whatever they are called. */
const beginnings: Readonly<Record<ProofEnding, Buffer>> = {
  pdf: Buffer.from('%PDF-'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
}
const types: Readonly<Record<ProofEnding, string>> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' }

/** Reads what was sent as Base64. */
export function readProof(base64: string): Proof | Problem {
  const content = Buffer.from(base64, 'base64')
  const ending = (Object.keys(beginnings) as ProofEnding[]).find((one) => content.indexOf(beginnings[one]) === 0)
  return ending && content.length <= proofFileAtMost ? { ending, content } : problem('varianceFileWrong', { field: 'file' })
}

export const keepProof = (work: Work, varianceId: string, { ending, content }: Proof): Promise<unknown> =>
  insertProof(work, varianceId, {
    ending,
    bytes: content.length,
    contentCipher: work.context.vault.seal(content.toString('base64')),
  })

interface ProofFile {
  name: string
  type: string
  content: Buffer
}

/** For who reads the company's books. */
export const proofFile = (context: Context, { enterpriseId }: Actor, varianceId: string): Promise<ProofFile | Problem> =>
  inCompany(context, enterpriseId, async (work) => {
    const found = await findProof(work, varianceId)
    if (!found) return problem('varianceUnknown', { field: 'varianceId' })
    const content = Buffer.from(context.vault.open(found.contentCipher), 'base64')
    return { name: `${varianceId}.${found.ending}`, type: types[found.ending], content }
  })

/** For the agency that is to answer it. */
export async function servedProofFile(
  context: Context,
  actor: Actor,
  { enterpriseId, varianceId }: { enterpriseId: number; varianceId: string },
): Promise<ProofFile | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  return isProblem(refused) ? refused : proofFile(context, { ...actor, enterpriseId }, varianceId)
}
