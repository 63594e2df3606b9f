import { saveOwnVisa } from '@sojourn/contract/products/visa/own.calls'
import { expectResult } from '../../../testing/flights'
import type { TestServer } from '../../../testing/server'
import { bookVisa, bringAll, ownVisaOf, payVisa, saveVisaSearch, uploadOf, visaOrder, visaRequest } from '../../../testing/visas'

/** A search, and a paid order whose papers are with the desk. */
export async function visasOfOne(server: TestServer) {
  const search = { country: 'JP', departDate: '2026-12-09' }
  const { answer } = await bookVisa(server, { search })
  const { orderNo } = expectResult(answer)
  await payVisa(server, 'employee', orderNo)
  await bringAll(server, 'employee', orderNo, 0)
  const { applicants } = await visaOrder(server, 'employee', orderNo)
  const { materials, withdrawal } = applicants[0]!
  const { material, upload } = materials.find((each) => each.upload)!
  const tempOrderNo = await saveVisaSearch(server, 'employee', search)
  const ownVisa = ownVisaOf({ countryId: 2926 })
  const { visaId } = expectResult(await server.call('employee', saveOwnVisa, ownVisa))
  const uploadId = upload!.uploadId
  return {
    tempOrderNo,
    ownVisa,
    ownVisaId: visaId,
    request: await visaRequest(server, 'employee', tempOrderNo),
    orderNo,
    material,
    uploadId,
    back: withdrawal!.back,
    upload: uploadOf(orderNo, 0, material),
  }
}
