import type { VisaTempOrder } from '@sojourn/contract/products/visa/visa.shapes'
import { useQuery } from '@tanstack/react-query'
import { saveVisaOrderTemp } from '../../../api/calls/products/visa/draft'
import { getVisaBookInfo, getVisaOrderTemp, visaProductDetail, visaSearch } from '../../../api/calls/products/visa/visa'
import { invoke, newIntent } from '../../../api/client'
import { readOptions } from '../../../api/queries'
import { repeatedFrame, still, takeTravellers, useKeptDraft } from '../../booking/draft/draft-queries'
import { keep, readKept } from '../../booking/draft/session-store'

export const draftOptions = (tempOrderNo: string) => ({ ...readOptions(getVisaOrderTemp, { tempOrderNo }), ...still })
export const searchOptions = (tempOrderNo: string) => ({ ...readOptions(visaSearch, { tempOrderNo }), ...still })

/** The search behind a list, kept so that an expired one can be repeated. */
const keepDraft = (draft: VisaTempOrder): void => keep(draft.tempOrderNo, 'search', draft)
export const keptDraft = (tempOrderNo: string): VisaTempOrder | undefined =>
  readKept(tempOrderNo, 'search') as VisaTempOrder | undefined

export const useDraft = (tempOrderNo: string) => useKeptDraft(draftOptions(tempOrderNo), keepDraft)
export const useVisaSearch = (tempOrderNo: string) => useQuery(searchOptions(tempOrderNo))

/** A visa of a search. */
export interface ChosenVisa {
  tempOrderNo: string
  productId: string
}
export const useVisaDetail = (chosen: ChosenVisa) => useQuery({ ...readOptions(visaProductDetail, chosen), ...still })
export const useBookInfo = (chosen: ChosenVisa) => useQuery({ ...readOptions(getVisaBookInfo, chosen), ...still })

/** Repeats a search with the same people; gives the number of the new draft. */
export async function repeatSearch(draft: VisaTempOrder): Promise<string> {
  const { searchParams } = draft
  const saved = await invoke(saveVisaOrderTemp, { ...repeatedFrame(draft), searchParams }, { intent: newIntent() })
  await takeTravellers(draft, saved.tempOrderNo)
  return saved.tempOrderNo
}
