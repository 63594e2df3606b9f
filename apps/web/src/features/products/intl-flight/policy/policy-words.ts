export { intlFlightPolicyWords as words } from '@sojourn/domain/products/intl-flight/policy/words'
