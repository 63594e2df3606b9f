import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'

/** The last two are the rights to a copy and to erasure of one's own data (handbook 11.5). */
export const feedbackCategories = ['booking', 'afterSales', 'payment', 'account', 'suggestion', 'dataCopy', 'dataErase'] as const
export type FeedbackCategory = (typeof feedbackCategories)[number]
export const feedbackLength = 500

const Answer = Type.Object({ text: Type.String(), by: Type.String(), at: Instant })

export const Feedback = Type.Object({
  feedbackId: Type.String(),
  at: Instant,
  category: words(...feedbackCategories),
  content: Type.String(),
  contact: Type.String(),
  orderNo: Type.Optional(Type.String()),
  answer: Type.Optional(Answer),
})
export type Feedback = Static<typeof Feedback>

/** People who manage the company read it in a notification and on the page; ten a day. */
export const submitFeedback = call({
  summary: "Sends feedback to those who manage the company's travel.",
  method: 'POST',
  path: 'api/Common/SubmitFeedback',
  write: true,
  clause: 'S2.39',
  request: Type.Object({
    category: words(...feedbackCategories),
    content: Type.String({ maxLength: feedbackLength }),
    /** A mobile, a landline, a mail address or a QQ number; may be empty. */
    contact: Type.String({ maxLength: 100 }),
    orderNo: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: Type.Object({ feedbackId: Type.String() }),
  problems: ['feedbackInvalid', 'feedbackTooMany'],
})

export const getMyFeedback = call({
  summary: "The caller's own feedback, the newest fifty.",
  method: 'GET',
  path: 'api/Common/GetMyFeedback',
  clause: 'S2.39',
  response: Type.Object({ list: Type.Array(Feedback) }),
})

export const getCompanyFeedback = call({
  summary: 'Feedback of all people of the company, the newest hundred, unanswered first.',
  method: 'GET',
  path: 'api/Common/GetCompanyFeedback',
  access: 'manage',
  clause: 'S2.39',
  response: Type.Object({ list: Type.Array(Type.Object({ ...Feedback.properties, from: Type.String() })) }),
})

/** Once; the person gets a notification. */
export const answerFeedback = call({
  summary: 'Answers a feedback, once.',
  method: 'POST',
  path: 'api/Common/AnswerFeedback',
  access: 'manage',
  write: true,
  clause: 'S2.39',
  request: Type.Object({
    feedbackId: Type.String({ format: 'uuid' }),
    answer: Type.String({ minLength: 1, maxLength: feedbackLength }),
  }),
  response: Type.Object({}),
  problems: ['feedbackUnknown', 'feedbackAnswered', 'feedbackInvalid'],
})
