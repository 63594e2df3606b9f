export { flightPolicyWords as words } from '@sojourn/domain/products/flight/policy/words'
