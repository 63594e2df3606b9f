import type { uploadCompanyVoucher } from '@sojourn/contract/finance/voucher.calls'
import type { UploadReport } from '@sojourn/contract/finance/voucher.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import { readVoucher } from '@sojourn/domain/finance/voucher/read'
import type { Actor, Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { once } from '../../../work'
import { mayRead } from './access'
import { unpackVouchers, type FoundVoucher } from './unpack'
import { findKept, insertFile, insertStep, insertVoucher, setThings, type VoucherRow } from './voucher-store'
import { weigh, type Weighed, type Weighing } from './weigh'

type Request = RequestOf<typeof uploadCompanyVoucher>
type Reported = UploadReport['vouchers'][number]

export const uploadOwn = (context: Context, actor: Actor, request: Request): Promise<UploadReport | Problem> =>
  upload(context, actor, request, actor.employeeId)

export const uploadForCompany = (context: Context, actor: Actor, request: Request): Promise<UploadReport | Problem> =>
  upload(context, actor, request, undefined)

/** Keeps what is read from a file, each voucher once, with the file itself. */
function upload(
  context: Context,
  actor: Actor,
  { name, content, orderNo }: Request,
  ownerId: string | undefined,
): Promise<UploadReport | Problem> {
  const bytes = Buffer.from(content, 'base64')
  const found = unpackVouchers(bytes)
  return once<UploadReport>(context, actor, async (work) => {
    if (typeof found === 'string') return { fault: found, vouchers: [] }
    const fileId = newId(context.clock.now())
    const { vault } = context
    await insertFile(work, {
      fileId,
      nameCipher: vault.seal(name),
      bytes: bytes.length,
      contentCipher: vault.seal(bytes.toString('base64')),
    })
    const vouchers: Reported[] = []
    for (const one of found) vouchers.push(await keep(work, actor, one, { fileId, ownerId, orderNo }))
    return { vouchers }
  })
}

async function keep(work: Work, actor: Actor, found: FoundVoucher, whose: Weighing & { fileId: string }): Promise<Reported> {
  const { voucher } = found
  const there = await findKept(work, voucher.number)
  if (there && isSame(work, there, found)) return again(there, actor)
  const weighed = there ? altered : await weigh(work, voucher, whose)
  const voucherId = newId(work.context.clock.now())
  if (await write(work, actor, found, { ...whose, ...weighed, voucherId })) return reported(voucher, { ...weighed, voucherId })
  return again((await findKept(work, voucher.number))!, actor)
}

/** Under one number two vouchers that say different things: the later one is kept as what it is. */
const altered: Weighed = { verdict: 'forged', findings: ['altered'], keys: [], forCompany: true }

const isSame = ({ context }: Work, { xmlCipher }: VoucherRow, { voucher }: FoundVoucher): boolean =>
  JSON.stringify(readVoucher(context.vault.open(xmlCipher))) === JSON.stringify(voucher)

async function write(
  work: Work,
  actor: Actor,
  { voucher, xml }: FoundVoucher,
  { voucherId, fileId, ownerId, orderNo, keys, ...weighed }: Weighed & Weighing & { voucherId: string; fileId: string },
): Promise<boolean> {
  const { context } = work
  const at = context.clock.now()
  const { format, number, reverses, issuedOn, buyer, seller, amount, net, tax, untaxed } = voucher
  const written = await insertVoucher(work, {
    voucherId,
    fileId,
    uploadedBy: actor.employeeId,
    uploadedAt: at,
    ownerId: ownerId ?? null,
    forCompany: weighed.forCompany,
    format,
    number,
    reverses,
    issuedOn,
    amount,
    net,
    tax,
    untaxed,
    buyerName: buyer.name,
    buyerTaxNumber: buyer.taxNumber,
    sellerName: seller.name,
    orderNo: orderNo ?? null,
    verdict: weighed.verdict,
    findings: weighed.findings,
    xmlCipher: context.vault.seal(xml),
  })
  if (!written) return false
  await setThings(work, voucherId, keys)
  const { verdict } = weighed
  await insertStep(work, { stepId: newId(at), voucherId, at, byId: actor.employeeId, step: 'kept', verdict, reason: '' })
  return true
}

const reported = (
  { format, number, amount }: Pick<VoucherRow, 'format' | 'number' | 'amount'>,
  { verdict, findings, voucherId }: Pick<VoucherRow, 'verdict' | 'findings' | 'voucherId'>,
): Reported => ({ voucherId, format, number, amount, verdict, findings, again: false })

/** Whoever may not read it hears only that it is there. */
function again(there: VoucherRow, actor: Actor): Reported {
  const { format, number, amount } = there
  return mayRead(actor, there)
    ? { ...reported(there, there), again: true }
    : { format, number, amount, verdict: 'duplicate', findings: [], again: true }
}
