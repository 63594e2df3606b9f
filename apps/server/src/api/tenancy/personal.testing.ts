import { own, type Row } from './row.testing'

const document = {
  type: 2,
  number: 'E12345678',
  nameOnCredential: 'LIN/XIAOWEN',
  expiresOn: '2030-01-31',
  birthDate: '1990-03-07',
  gender: 'female',
  nationality: 'CN',
}

/** The personal centre: everybody reads and writes the own; a document or a feedback of somebody else does not exist. */
export const personalRows: Record<string, Row> = {
  'GET page/pc/mine/centermenu': own(),
  'GET page/pc/mine/travelbizmanagemeun': own(),
  'GET Employee/GetMyProfile': own(),
  'POST Employee/SaveDefaultCostCentre': {
    request: ({ costCentreId }) => ({ version: 0, costCentreId }),
    stranger: 'costCentreUnknown',
    colleague: 'own',
  },
  'GET Employee/GetMyCredentials': own(),
  'POST Employee/SaveCredential': {
    request: ({ credentialId }) => ({ ...document, credentialId }),
    stranger: 'credentialUnknown',
  },
  'POST Employee/DeleteCredential': { request: ({ credentialId }) => ({ credentialId }), stranger: 'credentialUnknown' },
  'POST Employee/RevealPersonalData': {
    request: ({ credentialId }) => ({ subject: 'credential', credentialId }),
    stranger: 'credentialUnknown',
  },
  'GET Employee/GetMyTravelPreferences': own(),
  'POST Employee/SaveMyTravelPreferences': own({ version: 0, likes: [] }),
  'GET Employee/GetNotificationChoices': own(),
  'POST Employee/SaveNotificationChoices': own({ version: 0, unwanted: [], language: 'zh-CN' }),
  'GET Employee/GetMySettingsChanges': own({ part: 'preferences' }),
  'GET Employee/GetMyConsents': own(),
  'POST Employee/SetConsent': {
    request: () => ({ kind: 'abroad', given: true, noticeVersion: 'of yesterday' }),
    stranger: 'noticeOutdated',
  },
  'POST Common/SubmitFeedback': own({ category: 'booking', content: '改签后怎样取行程单', contact: '' }),
  'GET Common/GetMyFeedback': own(),
  'GET Common/GetCompanyFeedback': { request: () => ({}), stranger: 'forbidden' },
  'POST Common/AnswerFeedback': {
    request: ({ feedbackId }) => ({ feedbackId, answer: '已处理' }),
    stranger: 'forbidden',
    owner: 'admin',
  },
}
