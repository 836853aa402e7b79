import { describe, expect, test } from 'vitest'
import { textKind } from './text-kind.ts'

describe('texts that are taken', () => {
  test.each([
    ['Dear Sir or Madam', 'letter.txt', 'text/plain'],
    ['BMW never repaired it', 'notes', 'text/plain'],
    ['a < b and <https://example.org>', 'notes.txt', 'text/plain'],
    ['date,amount\n2026-01-01,5', 'Payments.CSV', 'text/csv'],
    ['# What happened', 'story.md', 'text/markdown'],
    ['From: ada@example.org\r\nSubject: Roof\r\n\r\n<html>', 'mail.eml', 'message/rfc822'],
    ['Received: from a\n by b\nDate: today\n\nHello', 'mail.eml', 'message/rfc822'],
    ['Hello', 'mail.eml', 'text/plain'],
    ['{\\rtf1 Hello}', 'letter.txt', 'application/rtf'],
    ['%PDF-1.4', 'letter.txt', 'application/pdf'],
  ])('%j as %s is %s', (head, name, type) => {
    expect(textKind(head, name)).toBe(type)
  })
})

describe('texts that are refused, whatever their name', () => {
  test.each([
    '<!DOCTYPE html><html>',
    '\n\t <HTML lang="en">',
    '\u00ef\u00bb\u00bf<html>',
    '<script>alert(1)</script>',
    '<!-- harmless --><svg>',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?><svg/>',
    '<?php echo 1 ?>',
    '<body onload=alert(1)>',
    '#!/bin/sh\nrm -rf ~',
    '%!PS-Adobe-3.0',
  ])('%j', head => {
    for (const name of ['letter.txt', 'table.csv', 'story.md', 'mail.eml', 'scan.pdf']) {
      expect(textKind(head, name)).toBeNull()
    }
  })
})
