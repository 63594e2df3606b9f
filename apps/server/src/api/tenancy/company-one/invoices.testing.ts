import { applyFor, applicationOf, issuedFor, keysOf, ownFlight, thingsOf } from '../../../modules/finance/invoice/invoice.testing'
import { uploadOwnFile } from '../../../modules/finance/voucher/voucher.testing'
import { generalXml } from '@sojourn/domain/finance/voucher/voucher.testing'
import { expectResult } from '../../../testing/flights'
import type { TestServer } from '../../../testing/server'

/** Of flights that the employee paid alone: one to be applied for, one that was applied for, and an invoice. */
export async function invoicesOfOne(server: TestServer) {
  const [left, planned, issued] = [
    await ownFlight(server, '2026-12-20'),
    await ownFlight(server, '2026-12-21'),
    await ownFlight(server, '2026-12-22'),
  ]
  const [invoice] = await issuedFor(server, issued.orderNo)
  const { applicationNo } = expectResult(await applyFor(server, keysOf(await thingsOf(server, planned.orderNo))))
  return {
    keys: keysOf(await thingsOf(server, left.orderNo)),
    application: { applicationNo, version: (await applicationOf(server, applicationNo)).version },
    invoice: { invoiceId: invoice!.invoiceId, version: invoice!.version },
  }
}

/** A voucher that the employee was given, of which no order is known. */
export async function voucherOfOne(server: TestServer) {
  const { vouchers } = await uploadOwnFile(server, generalXml())
  return { voucherId: vouchers[0]!.voucherId! }
}
