import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'hotel/list', lazy: () => import('./list-page') },
    { path: 'hotel/detail', lazy: () => import('./detail-page') },
    { path: 'hotel/book', lazy: () => import('./book-page') },
    { path: 'hotel/book/guarantee', lazy: () => import('./guarantee-page') },
    { path: 'hotel/bookNext', lazy: () => import('./book-next-page') },
    { path: 'order/hotel/detail', lazy: () => import('./order-page') },
    { path: 'order/hotel/refund', lazy: () => import('./refund-page') },
    { path: 'hotel/externalBook', lazy: () => import('./external-book-page') },
    { path: 'order/hotel/hotelDemandDetail/index', lazy: () => import('./demand-page') },
  ],
  centre: [
    { path: 'center/hotelDemand/index', lazy: () => import('./demand-list-page') },
    { path: 'center/favourite/index', lazy: () => import('./favourites-page') },
    { path: 'center/memberCard/index', lazy: () => import('./member-cards-page') },
  ],
}
