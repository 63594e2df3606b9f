import {
  checkFlows,
  decideFlows,
  endCompanyDelegate,
  findFlowPeople,
  getCompanyDelegates,
  getFlows,
  proposeFlows,
  setCompanyDelegate,
  simulateFlows,
  takeBackFlows,
} from '@sojourn/contract/admin/flows.calls'
import { companyDelegates, endDelegate, setDelegate } from '../../../modules/admin/flows/delegates'
import { checkWritten, companyFlows, peopleForFlows } from '../../../modules/admin/flows/flows'
import { decide, propose, takeBack } from '../../../modules/admin/flows/publish'
import { simulate } from '../../../modules/admin/flows/simulate'
import { bind, type Api } from '../../bind'

export function bindFlows(api: Api): void {
  bind(api, getFlows, companyFlows)
  bind(api, checkFlows, checkWritten)
  bind(api, simulateFlows, simulate)
  bind(api, findFlowPeople, peopleForFlows)
  bind(api, proposeFlows, propose)
  bind(api, decideFlows, decide)
  bind(api, takeBackFlows, takeBack)
  bind(api, getCompanyDelegates, companyDelegates)
  bind(api, setCompanyDelegate, setDelegate)
  bind(api, endCompanyDelegate, endDelegate)
}
