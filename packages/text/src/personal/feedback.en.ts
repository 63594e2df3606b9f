import type { text as source } from './feedback.zh-CN'

export const text: typeof source = {
  asked: {
    subject: (p) => `Feedback from ${p.name}: ${p.category}`,
    body: (p) => `${p.content}\n\nAnswer it here: ${p.link}`,
  },
  answered: {
    subject: (p) => `Your feedback was answered: ${p.category}`,
    body: (p) => `${p.answer}\n\nSee your feedback: ${p.link}`,
  },
  signature: 'Sojourn',
  categories: {
    booking: 'Booking and travelling',
    afterSales: 'Refunds and changes',
    payment: 'Payment and invoices',
    account: 'Account and profile',
    suggestion: 'Suggestion',
    dataCopy: 'Copy of my personal data',
    dataErase: 'Erasure of my personal data',
  },
  faults: {
    contentMissing: 'Write what it is about',
    contentTooLong: 'Feedback has 500 characters at most',
    contactWrong: 'Enter a right mobile, landline (area code-number) or mail address',
  },
}
