/** Report of a mail server as Postfix writes it (RFC 3464), about a mail with a `Message-ID`. */
export const returnedMail = (
  messageId: string,
  { action = 'failed', status = '5.1.1', diagnostic = 'smtp; 550 5.1.1 <d@example.org>: user unknown' } = {},
): string =>
  `
From: MAILER-DAEMON@mail.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: no-reply@redress.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="9B095B5ADSN"

This is a MIME-encapsulated message.

--9B095B5ADSN
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--9B095B5ADSN
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
X-Postfix-Queue-ID: 9B095B5A
Arrival-Date: Tue,  3 Mar 2026 09:12:01 +0000 (UTC)

Final-Recipient: rfc822; d@example.org
Original-Recipient: rfc822;d@example.org
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.org
Diagnostic-Code: ${diagnostic}

--9B095B5ADSN
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <no-reply@redress.example>
From: Redress <no-reply@redress.example>
To: d@example.org
Message-ID: ${messageId}
Subject: A letter

--9B095B5ADSN--
`
    .trimStart()
    .replaceAll('\n', '\r\n')
