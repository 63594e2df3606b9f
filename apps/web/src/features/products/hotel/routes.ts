import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'hotel/list', lazy: () => import('./list/list-page') },
    { path: 'hotel/detail', lazy: () => import('./detail/detail-page') },
    { path: 'hotel/book', lazy: () => import('./book/book-page') },
    { path: 'hotel/book/guarantee', lazy: () => import('./book/guarantee-page') },
    { path: 'hotel/bookNext', lazy: () => import('./book/book-next-page') },
    { path: 'order/hotel/detail', lazy: () => import('./order/order-page') },
    { path: 'order/hotel/refund', lazy: () => import('./refund/refund-page') },
    { path: 'hotel/externalBook', lazy: () => import('./off-contract/external-book-page') },
    { path: 'order/hotel/hotelDemandDetail/index', lazy: () => import('./demand/demand-page') },
  ],
  centre: [
    { path: 'center/hotelDemand/index', lazy: () => import('./demand/demand-list-page') },
    { path: 'center/favourite/index', lazy: () => import('./favourite/favourites-page') },
    { path: 'center/memberCard/index', lazy: () => import('./member-card/member-cards-page') },
  ],
}
