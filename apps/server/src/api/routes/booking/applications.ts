import {
  actOnTravelApply,
  getBookingsMatchTravelApplyOrderList,
  getSchedule,
  getTravelApplyDetail,
  getTravelApplyForm,
  getTravelApplyList,
  getTravelApplyOrderBookInfo,
  getTravelApplyStanding,
  previewTravelApply,
  queryMatchTravelApplyOrderList,
  saveTravelApplyDraft,
  submitTravelApply,
} from '@sojourn/contract/booking/application.calls'
import { actOnApplication } from '../../../modules/booking/lifecycle/application-act'
import { applicationDetail } from '../../../modules/booking/lifecycle/application-detail'
import { applicationForm } from '../../../modules/booking/lifecycle/application-form'
import { myApplications } from '../../../modules/booking/lifecycle/application-list'
import { bookInfo, bookingsMatch, queryMatch } from '../../../modules/booking/lifecycle/application-picker'
import { previewApplication } from '../../../modules/booking/lifecycle/application-preview'
import { schedule } from '../../../modules/booking/lifecycle/application-schedule'
import { draftStanding } from '../../../modules/booking/lifecycle/application-standing'
import { saveApplicationDraft, submitApplication } from '../../../modules/booking/lifecycle/application-write'
import { noting } from '../../../modules/booking/lifecycle/time-machine-view'
import { bind, type Api } from '../../bind'

export function bindApplications(api: Api): void {
  bind(api, getBookingsMatchTravelApplyOrderList, bookingsMatch)
  bind(api, queryMatchTravelApplyOrderList, queryMatch)
  bind(api, getTravelApplyOrderBookInfo, bookInfo)
  bind(api, getTravelApplyStanding, draftStanding)
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
