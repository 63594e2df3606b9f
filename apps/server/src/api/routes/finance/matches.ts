import { getBillMatch, moveMatchVariance, readSettlementFile, searchMatchVariances } from '@sojourn/contract/finance/match.calls'
import { readFile } from '../../../modules/finance/match/read-file'
import { billMatch, matchVariances, moveVariance } from '../../../modules/finance/match/served-match'
import { bind, type Api } from '../../bind'

export function bindMatches(api: Api): void {
  bind(api, getBillMatch, billMatch)
  bind(api, searchMatchVariances, matchVariances)
  bind(api, readSettlementFile, readFile)
  bind(api, moveMatchVariance, moveVariance)
}
