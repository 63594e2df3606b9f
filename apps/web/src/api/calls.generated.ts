// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as access_account from '@sojourn/contract/access/account.calls'
import type * as access_agent from '@sojourn/contract/access/agent.calls'
import type * as access_membership from '@sojourn/contract/access/membership.calls'
import type * as access_paymentApp from '@sojourn/contract/access/payment-app.calls'
import type * as access_session from '@sojourn/contract/access/session.calls'
import type * as access_sso from '@sojourn/contract/access/sso.calls'
import type * as access_usageEvent from '@sojourn/contract/access/usage-event.calls'
import type * as booking_application from '@sojourn/contract/booking/application.calls'
import type * as booking_approval from '@sojourn/contract/booking/approval.calls'
import type * as booking_draft from '@sojourn/contract/booking/draft.calls'
import type * as booking_order from '@sojourn/contract/booking/order.calls'
import type * as booking_payment from '@sojourn/contract/booking/payment.calls'
import type * as booking_policy from '@sojourn/contract/booking/policy.calls'
import type * as booking_timeMachine from '@sojourn/contract/booking/time-machine.calls'
import type * as booking_traveller from '@sojourn/contract/booking/traveller.calls'
import type * as booking_trip from '@sojourn/contract/booking/trip.calls'
import type * as finance_deposit from '@sojourn/contract/finance/deposit.calls'
import type * as finance_points from '@sojourn/contract/finance/points.calls'
import type * as personal_consent from '@sojourn/contract/personal/consent.calls'
import type * as personal_credential from '@sojourn/contract/personal/credential.calls'
import type * as personal_feedback from '@sojourn/contract/personal/feedback.calls'
import type * as personal_mail from '@sojourn/contract/personal/mail.calls'
import type * as personal_menu from '@sojourn/contract/personal/menu.calls'
import type * as personal_notice from '@sojourn/contract/personal/notice.calls'
import type * as personal_notification from '@sojourn/contract/personal/notification.calls'
import type * as personal_onlineService from '@sojourn/contract/personal/online-service.calls'
import type * as personal_preference from '@sojourn/contract/personal/preference.calls'
import type * as personal_profile from '@sojourn/contract/personal/profile.calls'
import type * as personal_travelPreference from '@sojourn/contract/personal/travel-preference.calls'
import type * as products_flight from '@sojourn/contract/products/flight.calls'
import type * as products_flightAfterSales from '@sojourn/contract/products/flight-after-sales.calls'
import type * as products_flightOrder from '@sojourn/contract/products/flight-order.calls'
import type * as products_hotelDraft from '@sojourn/contract/products/hotel.draft.calls'
import type * as products_intlFlightDemand from '@sojourn/contract/products/intl-flight-demand.calls'
import type * as products_intlFlightDraft from '@sojourn/contract/products/intl-flight.draft.calls'
import type * as products_trainDraft from '@sojourn/contract/products/train.draft.calls'
import type * as products_visaDraft from '@sojourn/contract/products/visa.draft.calls'
import type * as reference_city from '@sojourn/contract/reference/city.calls'
import type * as reference_country from '@sojourn/contract/reference/country.calls'
import type * as reference_hotelPlace from '@sojourn/contract/reference/hotel-place.calls'
import type * as reference_meeting from '@sojourn/contract/reference/meeting.calls'
import type * as reference_station from '@sojourn/contract/reference/station.calls'
import type * as reference_visaCountry from '@sojourn/contract/reference/visa-country.calls'
import type { WebCall } from './web-call'

export const activateAccount: WebCall<typeof access_account.activateAccount> = {
  method: 'POST',
  path: 'api/Employee/Activate',
  write: false,
}
export const changeContact: WebCall<typeof access_account.changeContact> = {
  method: 'POST',
  path: 'api/Employee/ChangeContact',
  write: true,
}
export const checkInitialPassword: WebCall<typeof access_account.checkInitialPassword> = {
  method: 'POST',
  path: 'api/Employee/CheckInitialPassword',
  write: false,
}
export const checkVerifyCode: WebCall<typeof access_account.checkVerifyCode> = {
  method: 'POST',
  path: 'api/Employee/CheckVerifyCode',
  write: false,
}
export const getSignInOptions: WebCall<typeof access_account.getSignInOptions> = {
  method: 'GET',
  path: 'api/Common/GetSignInOptions',
  write: false,
}
export const getVerifyTicket: WebCall<typeof access_account.getVerifyTicket> = {
  method: 'POST',
  path: 'api/Employee/GetVerifyTicket',
  write: false,
}
export const loginByCode: WebCall<typeof access_account.loginByCode> = {
  method: 'POST',
  path: 'api/Employee/LoginByCode',
  write: false,
}
export const modifyPassword: WebCall<typeof access_account.modifyPassword> = {
  method: 'POST',
  path: 'api/Employee/ModifyPassword',
  write: true,
}
export const openAccount: WebCall<typeof access_account.openAccount> = {
  method: 'POST',
  path: 'api/Employee/OpenAccount',
  write: false,
}
export const registerEnterprise: WebCall<typeof access_account.registerEnterprise> = {
  method: 'POST',
  path: 'api/Enterprise/Register',
  write: false,
}
export const resetPassword: WebCall<typeof access_account.resetPassword> = {
  method: 'POST',
  path: 'api/Employee/ResetPassword',
  write: false,
}
export const saveLanguage: WebCall<typeof access_account.saveLanguage> = {
  method: 'POST',
  path: 'api/Employee/SaveLanguage',
  write: true,
}
export const sendVerifyCode: WebCall<typeof access_account.sendVerifyCode> = {
  method: 'POST',
  path: 'api/Employee/SendVerifyCode',
  write: false,
}
export const endAgentSession: WebCall<typeof access_agent.endAgentSession> = {
  method: 'POST',
  path: 'api/Agent/EndSession',
  write: false,
}
export const findCustomers: WebCall<typeof access_agent.findCustomers> = {
  method: 'GET',
  path: 'api/Agent/FindCustomers',
  write: false,
}
export const getAgentActions: WebCall<typeof access_agent.getAgentActions> = {
  method: 'GET',
  path: 'api/Employee/GetAgentActions',
  write: false,
}
export const getMyAgentSessions: WebCall<typeof access_agent.getMyAgentSessions> = {
  method: 'GET',
  path: 'api/Agent/GetMySessions',
  write: false,
}
export const getServedCompanies: WebCall<typeof access_agent.getServedCompanies> = {
  method: 'GET',
  path: 'api/Agent/GetServedCompanies',
  write: false,
}
export const openCustomerSession: WebCall<typeof access_agent.openCustomerSession> = {
  method: 'POST',
  path: 'api/Agent/OpenCustomerSession',
  write: true,
}
export const useAgentTicket: WebCall<typeof access_agent.useAgentTicket> = {
  method: 'POST',
  path: 'api/Agent/UseTicket',
  write: false,
}
export const getMembershipInfo: WebCall<typeof access_membership.getMembershipInfo> = {
  method: 'GET',
  path: 'api/Employee/GetMembershipInfo',
  write: false,
}
export const setMembership: WebCall<typeof access_membership.setMembership> = {
  method: 'POST',
  path: 'api/Employee/SetMembership',
  write: true,
}
export const createEnterprisePaymentApp: WebCall<typeof access_paymentApp.createEnterprisePaymentApp> = {
  method: 'POST',
  path: 'api/AlipayQiyema/AlipayEnterpriseCreate',
  write: true,
}
export const getEmployeePaymentApp: WebCall<typeof access_paymentApp.getEmployeePaymentApp> = {
  method: 'GET',
  path: 'api/AlipayQiyema/GetEmployeeAlipayQiyema',
  write: false,
}
export const getEnterprisePaymentApp: WebCall<typeof access_paymentApp.getEnterprisePaymentApp> = {
  method: 'GET',
  path: 'api/AlipayQiyema/GetEnterpriseAlipayQiyema',
  write: false,
}
export const getPaymentAppBillUrl: WebCall<typeof access_paymentApp.getPaymentAppBillUrl> = {
  method: 'GET',
  path: 'api/AlipayQiyema/AlipayBillRedicturl',
  write: false,
}
export const paymentAppCallback: WebCall<typeof access_paymentApp.paymentAppCallback> = {
  method: 'POST',
  path: 'api/AlipayQiyema/Callback',
  write: false,
}
export const getEmployeeConfig: WebCall<typeof access_session.getEmployeeConfig> = {
  method: 'GET',
  path: 'api/Employee/Config',
  write: false,
}
export const getEnterpriseCurrency: WebCall<typeof access_session.getEnterpriseCurrency> = {
  method: 'POST',
  path: 'api/Enterprise/EnterpriseCurrency',
  write: false,
}
export const login: WebCall<typeof access_session.login> = { method: 'POST', path: 'api/Employee/v2/Login', write: false }
export const logout: WebCall<typeof access_session.logout> = { method: 'GET', path: 'api/Employee/Logout', write: false }
export const dtgToLocalSso: WebCall<typeof access_sso.dtgToLocalSso> = {
  method: 'GET',
  path: 'api/Common/DtgToLocalSSO',
  write: false,
}
export const localToDtgSso: WebCall<typeof access_sso.localToDtgSso> = {
  method: 'GET',
  path: 'api/Common/LocalToDTGSSO',
  write: false,
}
export const useSsoTicket: WebCall<typeof access_sso.useSsoTicket> = {
  method: 'POST',
  path: 'api/Common/UseSsoTicket',
  write: false,
}
export const addBuriedPointData: WebCall<typeof access_usageEvent.addBuriedPointData> = {
  method: 'POST',
  path: 'api/Common/AddBuriedPointData',
  write: false,
}
export const actOnTravelApply: WebCall<typeof booking_application.actOnTravelApply> = {
  method: 'POST',
  path: 'api/TravelApply/Act',
  write: true,
}
export const getBookingsMatchTravelApplyOrderList: WebCall<typeof booking_application.getBookingsMatchTravelApplyOrderList> = {
  method: 'POST',
  path: 'api/Order/GetBookingsMatchTravelApplyOrderList',
  write: false,
}
export const getSchedule: WebCall<typeof booking_application.getSchedule> = {
  method: 'GET',
  path: 'api/TravelApply/GetSchedule',
  write: false,
}
export const getTravelApplyDetail: WebCall<typeof booking_application.getTravelApplyDetail> = {
  method: 'GET',
  path: 'api/TravelApply/GetTravelApplyDetail',
  write: false,
}
export const getTravelApplyForm: WebCall<typeof booking_application.getTravelApplyForm> = {
  method: 'POST',
  path: 'api/TravelApply/GetTravelApplyForm',
  write: false,
}
export const getTravelApplyList: WebCall<typeof booking_application.getTravelApplyList> = {
  method: 'POST',
  path: 'api/TravelApply/GetTravelApplyList',
  write: false,
}
export const getTravelApplyOrderBookInfo: WebCall<typeof booking_application.getTravelApplyOrderBookInfo> = {
  method: 'POST',
  path: 'api/Order/GetTravelApplyOrderBookInfo',
  write: false,
}
export const previewTravelApply: WebCall<typeof booking_application.previewTravelApply> = {
  method: 'POST',
  path: 'api/TravelApply/Preview',
  write: false,
}
export const queryMatchTravelApplyOrderList: WebCall<typeof booking_application.queryMatchTravelApplyOrderList> = {
  method: 'POST',
  path: 'api/Order/QueryMatchTravelApplyOrderList',
  write: false,
}
export const saveTravelApplyDraft: WebCall<typeof booking_application.saveTravelApplyDraft> = {
  method: 'POST',
  path: 'api/TravelApply/SaveDraft',
  write: true,
}
export const submitTravelApply: WebCall<typeof booking_application.submitTravelApply> = {
  method: 'POST',
  path: 'api/TravelApply/Submit',
  write: true,
}
export const addApprovalSigner: WebCall<typeof booking_approval.addApprovalSigner> = {
  method: 'POST',
  path: 'api/Approval/AddSigner',
  write: true,
}
export const commentApproval: WebCall<typeof booking_approval.commentApproval> = {
  method: 'POST',
  path: 'api/Approval/Comment',
  write: true,
}
export const decideApproval: WebCall<typeof booking_approval.decideApproval> = {
  method: 'POST',
  path: 'api/Approval/Decide',
  write: true,
}
export const decideByLink: WebCall<typeof booking_approval.decideByLink> = {
  method: 'POST',
  path: 'api/Approval/DecideByLink',
  write: false,
}
export const decideMany: WebCall<typeof booking_approval.decideMany> = {
  method: 'POST',
  path: 'api/Approval/DecideMany',
  write: true,
}
export const findApprovers: WebCall<typeof booking_approval.findApprovers> = {
  method: 'GET',
  path: 'api/Approval/FindApprovers',
  write: false,
}
export const getApprovalDelegates: WebCall<typeof booking_approval.getApprovalDelegates> = {
  method: 'GET',
  path: 'api/Approval/GetDelegates',
  write: false,
}
export const getApprovalDetail: WebCall<typeof booking_approval.getApprovalDetail> = {
  method: 'GET',
  path: 'api/Approval/GetApprovalDetail',
  write: false,
}
export const getApprovalOrder: WebCall<typeof booking_approval.getApprovalOrder> = {
  method: 'GET',
  path: 'api/Approval/GetApprovalOrder',
  write: false,
}
export const getApprovalOrderList: WebCall<typeof booking_approval.getApprovalOrderList> = {
  method: 'POST',
  path: 'api/Approval/GetApprovalOrderList',
  write: false,
}
export const getMyApprovalList: WebCall<typeof booking_approval.getMyApprovalList> = {
  method: 'POST',
  path: 'api/Approval/GetMyApprovalList',
  write: false,
}
export const readApprovalLink: WebCall<typeof booking_approval.readApprovalLink> = {
  method: 'POST',
  path: 'api/Approval/ReadLink',
  write: false,
}
export const revokeApprovalDelegate: WebCall<typeof booking_approval.revokeApprovalDelegate> = {
  method: 'POST',
  path: 'api/Approval/RevokeDelegate',
  write: true,
}
export const saveApprovalDelegate: WebCall<typeof booking_approval.saveApprovalDelegate> = {
  method: 'POST',
  path: 'api/Approval/SaveDelegate',
  write: true,
}
export const transferApproval: WebCall<typeof booking_approval.transferApproval> = {
  method: 'POST',
  path: 'api/Approval/Transfer',
  write: true,
}
export const urgeApproval: WebCall<typeof booking_approval.urgeApproval> = {
  method: 'POST',
  path: 'api/Approval/Urge',
  write: true,
}
export const withdrawApproval: WebCall<typeof booking_approval.withdrawApproval> = {
  method: 'POST',
  path: 'api/Approval/Withdraw',
  write: true,
}
export const chooseTravellers: WebCall<typeof booking_draft.chooseTravellers> = {
  method: 'POST',
  path: 'api/Order/SaveOrderTempTravellers',
  write: true,
}
export const getTempOrder: WebCall<typeof booking_draft.getTempOrder> = {
  method: 'GET',
  path: 'api/Order/GetOrderTemp',
  write: false,
}
export const cancelOrder: WebCall<typeof booking_order.cancelOrder> = {
  method: 'POST',
  path: 'api/Order/CancelOrder',
  write: true,
}
export const cancelTrip: WebCall<typeof booking_order.cancelTrip> = { method: 'POST', path: 'api/Order/CancelTrip', write: true }
export const getPendingOrderStatistical: WebCall<typeof booking_order.getPendingOrderStatistical> = {
  method: 'POST',
  path: 'api/Order/GetPendingOrderStatistical',
  write: false,
}
export const getTripOrderList: WebCall<typeof booking_order.getTripOrderList> = {
  method: 'POST',
  path: 'api/Order/GetTripOrderList',
  write: false,
}
export const queryTravelOrder: WebCall<typeof booking_order.queryTravelOrder> = {
  method: 'POST',
  path: 'api/Order/QueryTravelOrder',
  write: false,
}
export const quoteTripCancel: WebCall<typeof booking_order.quoteTripCancel> = {
  method: 'POST',
  path: 'api/Order/QuoteTripCancel',
  write: false,
}
export const getPaymentInfo: WebCall<typeof booking_payment.getPaymentInfo> = {
  method: 'POST',
  path: 'api/Payment/GetPaymentInfo',
  write: false,
}
export const getPaymentState: WebCall<typeof booking_payment.getPaymentState> = {
  method: 'GET',
  path: 'api/Payment/GetPaymentState',
  write: false,
}
export const pay: WebCall<typeof booking_payment.pay> = { method: 'POST', path: 'api/Payment/Pay', write: true }
export const paymentCallback: WebCall<typeof booking_payment.paymentCallback> = {
  method: 'POST',
  path: 'api/Payment/Callback',
  write: false,
}
export const getCarRuleViolate: WebCall<typeof booking_policy.getCarRuleViolate> = {
  method: 'GET',
  path: 'api/Car/GetCarRuleViolate',
  write: false,
}
export const getFlightRuleViolate: WebCall<typeof booking_policy.getFlightRuleViolate> = {
  method: 'GET',
  path: 'api/Flight/GetFlightRuleViolate',
  write: false,
}
export const getHotelTravelBizPolicy: WebCall<typeof booking_policy.getHotelTravelBizPolicy> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelTravelBizPolicy',
  write: false,
}
export const getIntFlightRuleViolate: WebCall<typeof booking_policy.getIntFlightRuleViolate> = {
  method: 'GET',
  path: 'api/FlightIntl/GetIntFlightRuleViolate',
  write: false,
}
export const getTrainTicketRuleViolate: WebCall<typeof booking_policy.getTrainTicketRuleViolate> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainTicketRuleViolate',
  write: false,
}
export const getOrderAsOf: WebCall<typeof booking_timeMachine.getOrderAsOf> = {
  method: 'GET',
  path: 'api/Order/GetOrderAsOf',
  write: false,
}
export const findTravellers: WebCall<typeof booking_traveller.findTravellers> = {
  method: 'GET',
  path: 'api/Employee/FindTravellers',
  write: false,
}
export const getDepartmentTree: WebCall<typeof booking_traveller.getDepartmentTree> = {
  method: 'GET',
  path: 'api/Employee/GetDepartmentTree',
  write: false,
}
export const getTravellerCards: WebCall<typeof booking_traveller.getTravellerCards> = {
  method: 'POST',
  path: 'api/Employee/GetTravellerCards',
  write: false,
}
export const removeGuest: WebCall<typeof booking_traveller.removeGuest> = {
  method: 'POST',
  path: 'api/Employee/RemoveGuest',
  write: true,
}
export const saveGuest: WebCall<typeof booking_traveller.saveGuest> = {
  method: 'POST',
  path: 'api/Employee/SaveGuest',
  write: true,
}
export const getTravelView: WebCall<typeof booking_trip.getTravelView> = {
  method: 'GET',
  path: 'api/Order/GetTravelView',
  write: false,
}
export const getTrips: WebCall<typeof booking_trip.getTrips> = { method: 'POST', path: 'api/Order/GetTrips', write: false }
export const removeTripOrder: WebCall<typeof booking_trip.removeTripOrder> = {
  method: 'POST',
  path: 'api/Order/RemoveTripOrder',
  write: true,
}
export const saveTrip: WebCall<typeof booking_trip.saveTrip> = { method: 'POST', path: 'api/Order/SaveTrip', write: true }
export const askDepositChange: WebCall<typeof finance_deposit.askDepositChange> = {
  method: 'POST',
  path: 'api/Enterprise/AskDepositChange',
  write: true,
}
export const decideDepositChange: WebCall<typeof finance_deposit.decideDepositChange> = {
  method: 'POST',
  path: 'api/Enterprise/DecideDepositChange',
  write: true,
}
export const getDeposit: WebCall<typeof finance_deposit.getDeposit> = {
  method: 'GET',
  path: 'api/Enterprise/GetDeposit',
  write: false,
}
export const getDepositChanges: WebCall<typeof finance_deposit.getDepositChanges> = {
  method: 'GET',
  path: 'api/Enterprise/GetDepositChanges',
  write: false,
}
export const getDepositEntries: WebCall<typeof finance_deposit.getDepositEntries> = {
  method: 'POST',
  path: 'api/Enterprise/GetDepositEntries',
  write: false,
}
export const getPointsEntries: WebCall<typeof finance_points.getPointsEntries> = {
  method: 'POST',
  path: 'api/Employee/GetEmployeeAccountDetails',
  write: false,
}
export const getPointsStatistics: WebCall<typeof finance_points.getPointsStatistics> = {
  method: 'POST',
  path: 'api/Employee/GetEmployeeAccountDetailsStatistics',
  write: false,
}
export const getMyConsents: WebCall<typeof personal_consent.getMyConsents> = {
  method: 'GET',
  path: 'api/Employee/GetMyConsents',
  write: false,
}
export const setConsent: WebCall<typeof personal_consent.setConsent> = {
  method: 'POST',
  path: 'api/Employee/SetConsent',
  write: true,
}
export const deleteCredential: WebCall<typeof personal_credential.deleteCredential> = {
  method: 'POST',
  path: 'api/Employee/DeleteCredential',
  write: true,
}
export const getMyCredentials: WebCall<typeof personal_credential.getMyCredentials> = {
  method: 'GET',
  path: 'api/Employee/GetMyCredentials',
  write: false,
}
export const revealPersonalData: WebCall<typeof personal_credential.revealPersonalData> = {
  method: 'POST',
  path: 'api/Employee/RevealPersonalData',
  write: false,
}
export const saveCredential: WebCall<typeof personal_credential.saveCredential> = {
  method: 'POST',
  path: 'api/Employee/SaveCredential',
  write: true,
}
export const answerFeedback: WebCall<typeof personal_feedback.answerFeedback> = {
  method: 'POST',
  path: 'api/Common/AnswerFeedback',
  write: true,
}
export const getCompanyFeedback: WebCall<typeof personal_feedback.getCompanyFeedback> = {
  method: 'GET',
  path: 'api/Common/GetCompanyFeedback',
  write: false,
}
export const getMyFeedback: WebCall<typeof personal_feedback.getMyFeedback> = {
  method: 'GET',
  path: 'api/Common/GetMyFeedback',
  write: false,
}
export const submitFeedback: WebCall<typeof personal_feedback.submitFeedback> = {
  method: 'POST',
  path: 'api/Common/SubmitFeedback',
  write: true,
}
export const getMyMails: WebCall<typeof personal_mail.getMyMails> = { method: 'GET', path: 'api/Common/GetMyMails', write: false }
export const getCenterMenu: WebCall<typeof personal_menu.getCenterMenu> = {
  method: 'GET',
  path: 'api/page/pc/mine/centermenu',
  write: false,
}
export const getManageMenu: WebCall<typeof personal_menu.getManageMenu> = {
  method: 'GET',
  path: 'api/page/pc/mine/travelbizmanagemeun',
  write: false,
}
export const getNoticeList: WebCall<typeof personal_notice.getNoticeList> = {
  method: 'POST',
  path: 'api/Common/GetNoticeList',
  write: false,
}
export const getNotificationChoices: WebCall<typeof personal_notification.getNotificationChoices> = {
  method: 'GET',
  path: 'api/Employee/GetNotificationChoices',
  write: false,
}
export const saveNotificationChoices: WebCall<typeof personal_notification.saveNotificationChoices> = {
  method: 'POST',
  path: 'api/Employee/SaveNotificationChoices',
  write: true,
}
export const getOnlineServiceInfo: WebCall<typeof personal_onlineService.getOnlineServiceInfo> = {
  method: 'POST',
  path: 'api/Common/GetOnlineServiceInfo',
  write: false,
}
export const getRemarksRule: WebCall<typeof personal_preference.getRemarksRule> = {
  method: 'POST',
  path: 'api/Enterprise/GetEnterpriseRemarksRule',
  write: false,
}
export const queryTipPreferences: WebCall<typeof personal_preference.queryTipPreferences> = {
  method: 'POST',
  path: 'api/Employee/QueryPersonalTipPreferences',
  write: false,
}
export const getMyProfile: WebCall<typeof personal_profile.getMyProfile> = {
  method: 'GET',
  path: 'api/Employee/GetMyProfile',
  write: false,
}
export const saveDefaultCostCentre: WebCall<typeof personal_profile.saveDefaultCostCentre> = {
  method: 'POST',
  path: 'api/Employee/SaveDefaultCostCentre',
  write: true,
}
export const getMyTravelPreferences: WebCall<typeof personal_travelPreference.getMyTravelPreferences> = {
  method: 'GET',
  path: 'api/Employee/GetMyTravelPreferences',
  write: false,
}
export const saveMyTravelPreferences: WebCall<typeof personal_travelPreference.saveMyTravelPreferences> = {
  method: 'POST',
  path: 'api/Employee/SaveMyTravelPreferences',
  write: true,
}
export const checkFlightBooking: WebCall<typeof products_flight.checkFlightBooking> = {
  method: 'POST',
  path: 'api/Flight/BookCheck',
  write: false,
}
export const checkSamePassenger: WebCall<typeof products_flight.checkSamePassenger> = {
  method: 'POST',
  path: 'api/Flight/CheckSamePassenger',
  write: false,
}
export const chooseFlightTravellers: WebCall<typeof products_flight.chooseFlightTravellers> = {
  method: 'POST',
  path: 'api/Flight/SaveFlightOrderTempTravellers',
  write: true,
}
export const createFlightOrder: WebCall<typeof products_flight.createFlightOrder> = {
  method: 'POST',
  path: 'api/Flight/CreateOrder/V3',
  write: true,
}
export const getFlightBookInfo: WebCall<typeof products_flight.getFlightBookInfo> = {
  method: 'GET',
  path: 'api/Flight/GetFlightBookInfo',
  write: false,
}
export const getFlightDayPrices: WebCall<typeof products_flight.getFlightDayPrices> = {
  method: 'GET',
  path: 'api/Flight/GetFlightDayPrices',
  write: false,
}
export const getFlightFares: WebCall<typeof products_flight.getFlightFares> = {
  method: 'GET',
  path: 'api/Flight/GetFlightFares',
  write: false,
}
export const getFlightOrderTemp: WebCall<typeof products_flight.getFlightOrderTemp> = {
  method: 'GET',
  path: 'api/Flight/GetFlightOrderTemp',
  write: false,
}
export const saveFlightOrderTemp: WebCall<typeof products_flight.saveFlightOrderTemp> = {
  method: 'POST',
  path: 'api/Flight/SaveFlightOrderTempV2',
  write: true,
}
export const searchFlights: WebCall<typeof products_flight.searchFlights> = {
  method: 'POST',
  path: 'api/Flight/FlightSearch/v3',
  write: false,
}
export const applyFlightChange: WebCall<typeof products_flightAfterSales.applyFlightChange> = {
  method: 'POST',
  path: 'api/Flight/ApplyChange',
  write: true,
}
export const applyFlightRefund: WebCall<typeof products_flightAfterSales.applyFlightRefund> = {
  method: 'POST',
  path: 'api/Flight/ApplyRefund',
  write: true,
}
export const getFlightChangeInfo: WebCall<typeof products_flightAfterSales.getFlightChangeInfo> = {
  method: 'GET',
  path: 'api/Flight/GetChangeInfo',
  write: false,
}
export const getFlightRefundInfo: WebCall<typeof products_flightAfterSales.getFlightRefundInfo> = {
  method: 'GET',
  path: 'api/Flight/GetRefundInfo',
  write: false,
}
export const getOpenTickets: WebCall<typeof products_flightAfterSales.getOpenTickets> = {
  method: 'POST',
  path: 'api/Flight/GetOpenTickets',
  write: false,
}
export const getOpenTicketsOfSearch: WebCall<typeof products_flightAfterSales.getOpenTicketsOfSearch> = {
  method: 'GET',
  path: 'api/Flight/GetOpenTicketsOfSearch',
  write: false,
}
export const quoteFlightChange: WebCall<typeof products_flightAfterSales.quoteFlightChange> = {
  method: 'POST',
  path: 'api/Flight/QuoteChange',
  write: false,
}
export const quoteFlightRefund: WebCall<typeof products_flightAfterSales.quoteFlightRefund> = {
  method: 'POST',
  path: 'api/Flight/QuoteRefund',
  write: false,
}
export const searchFlightChange: WebCall<typeof products_flightAfterSales.searchFlightChange> = {
  method: 'POST',
  path: 'api/Flight/ChangeSearch',
  write: false,
}
export const getFlightOrderDetail: WebCall<typeof products_flightOrder.getFlightOrderDetail> = {
  method: 'GET',
  path: 'api/Flight/GetFlightOrderDetail',
  write: false,
}
export const saveHotelOrderTemp: WebCall<typeof products_hotelDraft.saveHotelOrderTemp> = {
  method: 'POST',
  path: 'api/Hotel/SaveHotelOrderTemp',
  write: true,
}
export const getUnconfirmedDemandCount: WebCall<typeof products_intlFlightDemand.getUnconfirmedDemandCount> = {
  method: 'GET',
  path: 'api/FlightDemand/GetUnConfirmedDemandOrderCount',
  write: false,
}
export const saveIntlFlightOrderTemp: WebCall<typeof products_intlFlightDraft.saveIntlFlightOrderTemp> = {
  method: 'POST',
  path: 'api/FlightIntl/SaveFlightOrderTempIntlV2',
  write: true,
}
export const saveTrainOrderTemp: WebCall<typeof products_trainDraft.saveTrainOrderTemp> = {
  method: 'POST',
  path: 'api/TrainTicket/SaveTrainTicketOrderTemp',
  write: true,
}
export const saveVisaOrderTemp: WebCall<typeof products_visaDraft.saveVisaOrderTemp> = {
  method: 'POST',
  path: 'api/VisaResource/SaveVisaOrderTemp',
  write: true,
}
export const getAirportCityList: WebCall<typeof reference_city.getAirportCityList> = {
  method: 'GET',
  path: 'api/Flight/GetAirportCityList/v2',
  write: false,
}
export const getBookDateSection: WebCall<typeof reference_city.getBookDateSection> = {
  method: 'GET',
  path: 'api/Common/GetBookDateSection',
  write: false,
}
export const getPoiContent: WebCall<typeof reference_city.getPoiContent> = {
  method: 'GET',
  path: 'api/Flight/GetPoiContent',
  write: false,
}
export const postPoiContent: WebCall<typeof reference_city.postPoiContent> = {
  method: 'POST',
  path: 'api/Flight/GetPoiContent',
  write: false,
}
export const getDiallingCodeInfo: WebCall<typeof reference_country.getDiallingCodeInfo> = {
  method: 'POST',
  path: 'api/Common/GetDiallingCodeInfo',
  write: false,
}
export const findKeyWords: WebCall<typeof reference_hotelPlace.findKeyWords> = {
  method: 'POST',
  path: 'api/Hotel/FindKeyWords',
  write: false,
}
export const getHotelCityList: WebCall<typeof reference_hotelPlace.getHotelCityList> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelCityList',
  write: false,
}
export const getHotelRecommend: WebCall<typeof reference_hotelPlace.getHotelRecommend> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelRecommend',
  write: false,
}
export const getHotelSearchBasicMsg: WebCall<typeof reference_hotelPlace.getHotelSearchBasicMsg> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelSearchBasicMsg',
  write: false,
}
export const getLabelList: WebCall<typeof reference_hotelPlace.getLabelList> = {
  method: 'POST',
  path: 'api/Hotel/GetLabelList',
  write: false,
}
export const getStayInCity: WebCall<typeof reference_hotelPlace.getStayInCity> = {
  method: 'POST',
  path: 'api/Hotel/GetStayInCity',
  write: false,
}
export const findVenueKeywords: WebCall<typeof reference_meeting.findVenueKeywords> = {
  method: 'POST',
  path: 'api/MeetingRoom/FindKeywords',
  write: false,
}
export const hotelStayInCity: WebCall<typeof reference_meeting.hotelStayInCity> = {
  method: 'POST',
  path: 'api/MeetingRoom/HotelStayInCity',
  write: false,
}
export const requirementSearchOption: WebCall<typeof reference_meeting.requirementSearchOption> = {
  method: 'GET',
  path: 'api/MeetingRoom/RequirementSearchOption',
  write: false,
}
export const findTrainStation: WebCall<typeof reference_station.findTrainStation> = {
  method: 'GET',
  path: 'api/TrainTicket/FindTrainStation',
  write: false,
}
export const getTrainStationList: WebCall<typeof reference_station.getTrainStationList> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainStationList',
  write: false,
}
export const getVisaCountry: WebCall<typeof reference_visaCountry.getVisaCountry> = {
  method: 'POST',
  path: 'api/VisaResource/GetVisaCountry',
  write: false,
}
export const visaSearchFilters: WebCall<typeof reference_visaCountry.visaSearchFilters> = {
  method: 'POST',
  path: 'api/VisaResource/VisaSearchFilters',
  write: false,
}
