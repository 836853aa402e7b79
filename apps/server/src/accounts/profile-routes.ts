import * as endpoints from '@redress/contract/profile.ts'
import type { Context } from '../platform/context.ts'
import { limited, type Route, route, signedIn } from '../platform/http/route.ts'
import { addEmail } from './add-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { getPublicUser } from './get-public-user.ts'
import { makeEmailPrimary } from './make-email-primary.ts'
import { accountLimits } from './rate-limits.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { updateUser } from './update-user.ts'

export function profileRoutes(context: Context): Route[] {
  const limits = accountLimits(context.settings)
  return [
    route(endpoints.updateUser, ({ body }, requestContext) =>
      updateUser(context, signedIn(requestContext).userId, body),
    ),
    limited(
      limits.secret,
      route(endpoints.changePassword, ({ body }, requestContext) =>
        changePassword(context, signedIn(requestContext), body),
      ),
    ),
    limited(
      limits.mailToAddress,
      route(endpoints.addEmail, ({ body }, requestContext) =>
        addEmail(context, { userId: signedIn(requestContext).userId, address: body.email }),
      ),
    ),
    route(endpoints.makeEmailPrimary, ({ params }, requestContext) =>
      makeEmailPrimary(context, { userId: signedIn(requestContext).userId, emailId: params.id }),
    ),
    route(endpoints.confirmAdditionalEmail, ({ params }) =>
      confirmEmail(context, { token: params.token, isRegistration: false }),
    ),
    limited(
      limits.mailToAddress,
      route(endpoints.resendAdditionalEmail, ({ body }, requestContext) =>
        resendConfirmation(context, { userId: signedIn(requestContext).userId, address: body.email }),
      ),
    ),
    route(endpoints.getUser, ({ params }) => getPublicUser(context, params.id)),
  ]
}
