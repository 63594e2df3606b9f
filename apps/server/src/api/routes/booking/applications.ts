import {
  actOnTravelApply,
  getBookingsMatchTravelApplyOrderList,
  getSchedule,
  getTravelApplyDetail,
  getTravelApplyForm,
  getTravelApplyList,
  getTravelApplyOrderBookInfo,
  getTravelApplyBalance,
  previewTravelApply,
  queryMatchTravelApplyOrderList,
  saveTravelApplyDraft,
  submitTravelApply,
} from '@sojourn/contract/booking/application/application.calls'
import { actOnApplication } from '../../../modules/booking/applying/application-act'
import { applicationDetail } from '../../../modules/booking/applying/application-detail'
import { applicationForm } from '../../../modules/booking/applying/application-form'
import { myApplications } from '../../../modules/booking/applying/application-list'
import { bookInfo, bookingsMatch, queryMatch } from '../../../modules/booking/applying/application-picker'
import { previewApplication } from '../../../modules/booking/applying/application-preview'
import { schedule } from '../../../modules/booking/applying/application-schedule'
import { draftBalance } from '../../../modules/booking/application/application-balance'
import { saveApplicationDraft, submitApplication } from '../../../modules/booking/applying/application-write'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { bind, type Api } from '../../bind'

export function bindApplications(api: Api): void {
  bind(api, getBookingsMatchTravelApplyOrderList, bookingsMatch)
  bind(api, queryMatchTravelApplyOrderList, queryMatch)
  bind(api, getTravelApplyOrderBookInfo, bookInfo)
  bind(api, getTravelApplyBalance, draftBalance)
  bind(api, getTravelApplyList, myApplications)
  bind(
    api,
    getTravelApplyDetail,
    // Who opens an old version on purpose has not seen what is asked for now.
    noting(applicationDetail, ({ travelApplyNo, version }, { contentVersion }) =>
      contentVersion === undefined ? { subjectNo: travelApplyNo, version } : undefined,
    ),
  )
  bind(api, getTravelApplyForm, applicationForm)
  bind(api, saveTravelApplyDraft, saveApplicationDraft)
  bind(api, submitTravelApply, submitApplication)
  bind(api, actOnTravelApply, actOnApplication)
  bind(api, previewTravelApply, previewApplication)
  bind(api, getSchedule, schedule)
}
