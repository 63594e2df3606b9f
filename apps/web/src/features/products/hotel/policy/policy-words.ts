export { hotelPolicyWords as words } from '@sojourn/domain/products/hotel/policy/words'
