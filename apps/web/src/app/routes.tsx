import type { RouteObject } from 'react-router'
import { loadTexts } from '../kit/text'
import { BareLayout, ReducedLayout } from './bare-layout'
import { ErrorPage, NoAccessPage, NotFoundPage } from './error-pages'
import { guard, guarded, guardSignIn } from './guard'
import { HomePage } from './home/home-page'
import { Shell } from './shell'
import { guardMenu } from './side-menu-guard'

/** Every screen by its address; home is in the entry, all others are fetched when they come near. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        middleware: [guard],
        loader: guarded,
        children: [
          {
            Component: Shell,
            children: [
              {
                ErrorBoundary: ErrorPage,
                children: [
                  { index: true, loader: () => loadTexts('app/home').then(() => null), Component: HomePage },
                  { path: 'flight/list', lazy: () => import('../features/products/flight/list-page') },
                  { path: 'flight/checkflightinfo', lazy: () => import('../features/products/flight/check-page') },
                  { path: 'flight/book', lazy: () => import('../features/products/flight/book-page') },
                  { path: 'flight/refund/apply', lazy: () => import('../features/products/flight/refund-page') },
                  { path: 'flight/change/apply', lazy: () => import('../features/products/flight/change-apply-page') },
                  { path: 'flight/change', lazy: () => import('../features/products/flight/change-list-page') },
                  { path: 'flight/change/confirm', lazy: () => import('../features/products/flight/change-confirm-page') },
                  { path: 'order/flight/detail', lazy: () => import('../features/products/flight/order-page') },
                  { path: 'iflight/list', lazy: () => import('./list-not-open-page') },
                  { path: 'hotel/list', lazy: () => import('../features/products/hotel/list-page') },
                  { path: 'hotel/detail', lazy: () => import('../features/products/hotel/detail-page') },
                  { path: 'hotel/book', lazy: () => import('../features/products/hotel/book-page') },
                  { path: 'hotel/book/guarantee', lazy: () => import('../features/products/hotel/guarantee-page') },
                  { path: 'hotel/bookNext', lazy: () => import('../features/products/hotel/book-next-page') },
                  { path: 'order/hotel/detail', lazy: () => import('../features/products/hotel/order-page') },
                  { path: 'order/hotel/refund', lazy: () => import('../features/products/hotel/refund-page') },
                  { path: 'hotel/externalBook', lazy: () => import('../features/products/hotel/external-book-page') },
                  {
                    path: 'order/hotel/hotelDemandDetail/index',
                    lazy: () => import('../features/products/hotel/demand-page'),
                  },
                  { path: 'train/list', lazy: () => import('../features/products/train/list-page') },
                  { path: 'train/book', lazy: () => import('../features/products/train/book-page') },
                  { path: 'train/booknext', lazy: () => import('../features/products/train/booknext-page') },
                  { path: 'train/trainrefundapply', lazy: () => import('../features/products/train/refund-page') },
                  { path: 'train/book/change', lazy: () => import('../features/products/train/change-page') },
                  { path: 'train/trainchangesuccess', lazy: () => import('../features/products/train/change-success-page') },
                  { path: 'order/train/detail', lazy: () => import('../features/products/train/order-page') },
                  { path: 'visa/list', lazy: () => import('./list-not-open-page') },
                  { path: 'choice/index', lazy: () => import('../features/booking/choice-page') },
                  {
                    middleware: [guardMenu],
                    loader: guarded,
                    lazy: () => import('./centre-layout'),
                    children: [
                      { path: 'center/open/index', lazy: () => import('../features/booking/open-tickets-page') },
                      { path: 'center/tripOrderList', lazy: () => import('../features/booking/order-list-page') },
                      { path: 'center/myApproval', lazy: () => import('../features/booking/approval-list-page') },
                      { path: 'center/travelForm', lazy: () => import('../features/booking/application-list-page') },
                      { path: 'center/travelForm/apply', lazy: () => import('../features/booking/application-form-page') },
                      { path: 'center/travelForm/detail', lazy: () => import('../features/booking/application-detail-page') },
                      { path: 'center/submitschedule', lazy: () => import('../features/booking/application-schedule-page') },
                      { path: 'center/travelView', lazy: () => import('../features/booking/trip-page') },
                      { path: 'center/approvalDetail', lazy: () => import('../features/booking/approval-page') },
                      { path: 'center/approvalOrder/list', lazy: () => import('../features/booking/approval-orders-page') },
                      { path: 'center/approvalOrder/detail', lazy: () => import('../features/booking/approval-order-page') },
                      { path: 'center/personalInfo', lazy: () => import('./personal-info-page') },
                      { path: 'center/feedback', lazy: () => import('../features/personal/feedback-page') },
                      { path: 'center/advance/index', lazy: () => import('../features/finance/deposit-page') },
                      { path: 'center/wallet', lazy: () => import('../features/personal/wallet-page') },
                      { path: 'center/hotelDemand/index', lazy: () => import('../features/products/hotel/demand-list-page') },
                      { path: 'center/favourite/index', lazy: () => import('../features/products/hotel/favourites-page') },
                      { path: 'center/memberCard/index', lazy: () => import('../features/products/hotel/member-cards-page') },
                      { path: 'center/mails', lazy: () => import('../features/personal/mails-page') },
                      { path: 'center/agentActions', lazy: () => import('../features/access/agent-actions-page') },
                      { path: 'center/auditLog', lazy: () => import('../features/access/audit-page') },
                      { path: 'center/modifyPassword', lazy: () => import('../features/access/modify-password-page') },
                      { path: 'center/my/langManage', lazy: () => import('../features/access/language-page') },
                    ],
                  },
                  // The console comes with its own screens; until then its menu is empty and lets nobody in (S4.39).
                  { path: 'manage/*', middleware: [guardMenu], loader: guarded, Component: NotFoundPage },
                  { path: 'agent/desk', lazy: () => import('../features/access/agent-desk-page') },
                  { path: 'agent/jobs', lazy: () => import('../features/access/parked-jobs-page') },
                  { path: 'agent/fuel', lazy: () => import('../features/products/flight/fuel-surcharge-page') },
                  { path: 'agent/deposits', lazy: () => import('../features/finance/agency-deposits-page') },
                  { path: 'agent/trains', lazy: () => import('../features/products/train/desk-page') },
                  { path: 'activity/member', lazy: () => import('../features/access/member-page') },
                  { path: 'pay/index', lazy: () => import('../features/finance/pay-page') },
                ],
              },
            ],
          },
          {
            Component: BareLayout,
            children: [
              { path: 'pay/success', lazy: () => import('../features/finance/pay-success-page') },
              { path: 'pay/fail', lazy: () => import('../features/finance/pay-fail-page') },
            ],
          },
        ],
      },
      {
        Component: ReducedLayout,
        children: [
          {
            middleware: [guardSignIn],
            loader: guarded,
            children: [
              { path: 'login', lazy: () => import('../features/access/login-page') },
              { path: 'login/second', lazy: () => import('../features/access/second-step-page') },
            ],
          },
          { path: 'center/approvalLink', lazy: () => import('../features/booking/approval-link-page') },
          { path: 'activation/index', lazy: () => import('../features/access/activation-page') },
          { path: 'activation/code/index', lazy: () => import('../features/access/activation-code-page') },
          { path: 'activation/account/index', lazy: () => import('../features/access/activation-account-page') },
          { path: 'activation/mail/index', lazy: () => import('../features/access/activation-mail-page') },
          { path: 'openAccount/code/index', lazy: () => import('../features/access/open-account-code-page') },
          { path: 'openAccount/mail/index', lazy: () => import('../features/access/open-account-mail-page') },
          { path: 'register/index', lazy: () => import('../features/access/register-page') },
          { path: 'register/setPass', lazy: () => import('../features/access/register-password-page') },
        ],
      },
      {
        Component: BareLayout,
        children: [
          { path: 'sso', lazy: () => import('../features/access/sso-page') },
          { path: 'agent/open', lazy: () => import('../features/access/agent-open-page') },
          { path: 'forget/rePassword/index', lazy: () => import('../features/access/forget-account-page') },
          { path: 'forget/findPasswordWay/index', lazy: () => import('../features/access/forget-way-page') },
          { path: 'forget/confirmPass/index', lazy: () => import('../features/access/forget-password-page') },
          { path: 'err/index', Component: NoAccessPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]
