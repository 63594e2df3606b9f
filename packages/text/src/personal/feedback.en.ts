import type { text as source } from './feedback.zh-CN'

export const text: typeof source = {
  notifications: {
    asked: {
      subject: (p) => `Feedback from ${p.name}: ${p.category}`,
      body: (p) => `${p.content}\n\nAnswer it here: ${p.link}`,
    },
    answered: {
      subject: (p) => `Your feedback was answered: ${p.category}`,
      body: (p) => `${p.answer}\n\nSee your feedback: ${p.link}`,
    },
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
    contactWrong:
      'Enter a valid mobile, landline (area code-number), email address, QQ number or WeChat ID (such as QQ 12345678 or WeChat sojourn_01)',
  },

  title: 'Feedback',
  tabs: { mine: 'My feedback', answer: 'To answer' },
  tabList: 'Feedback',
  write: 'Write to us',
  lead: 'Your company’s travel managers answer. Call the service desk when an order is urgent.',
  category: 'About',
  content: 'What is it?',
  contentHint: (p) => `${p.left} characters left`,
  contact: 'Contact (optional)',
  contactHint: 'Mobile, landline, email address, QQ number or WeChat ID to reach you',
  orderNo: (p) => `About order ${p.orderNo}`,
  submit: 'Send',
  submitted: 'Feedback sent',
  history: 'What you wrote',
  emptyTitle: 'Nothing yet',
  emptyText: 'What you write and the answers appear here.',
  waiting: 'Waiting',
  answered: 'Answered',
  answeredBy: (p) => `Answered by ${p.name}, ${p.moment}`,
  nothingToAnswer: 'Nothing to answer',
  nothingToAnswerText: 'Feedback of your colleagues appears here, and you get a message.',
  from: (p) => `From ${p.name}`,
  contactOf: (p) => `Contact: ${p.contact}`,
  reply: 'Answer',
  replyTo: (p) => `Answer ${p.name}`,
  sendReply: 'Send the answer',
  replied: 'Answer sent',
}
