import {
  cancelLabRun,
  endGoldenTrip,
  getGoldenOffers,
  getGoldenTrips,
  getLabRun,
  getLabRuns,
  replayPolicies,
  saveGoldenTrip,
  tryPolicy,
} from '@sojourn/contract/products/policy-lab.calls'
import { goldenOffers, listGolden } from '../../../modules/admin/golden/golden'
import { endGolden, saveGolden } from '../../../modules/admin/golden/save'
import { beginReplay, beginTrial, cancelRun } from '../../../modules/admin/policy-lab/begin'
import { labRun, listRuns } from '../../../modules/admin/policy-lab/runs'
import { bind, type Api } from '../../bind'

export function bindPolicyLab(api: Api): void {
  bind(api, getLabRuns, listRuns)
  bind(api, getLabRun, labRun)
  bind(api, tryPolicy, beginTrial)
  bind(api, replayPolicies, beginReplay)
  bind(api, cancelLabRun, cancelRun)
  bind(api, getGoldenTrips, listGolden)
  bind(api, getGoldenOffers, goldenOffers)
  bind(api, saveGoldenTrip, saveGolden)
  bind(api, endGoldenTrip, endGolden)
}
