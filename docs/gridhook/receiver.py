"""Receiver of gridhook messages. Run: SECRET='…' python3 receiver.py  (behind a proxy that ends https)

Encrypted messages need the package `cryptography`.
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

TOLERANCE_SECONDS = 300


def open_message(headers, body, secret, now=None):
    """The message of a request; ValueError when it is forged, changed or old. `body`: the bytes as they came."""
    key = secret.encode("utf-8")
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signed = f"{message_id}.{timestamp}.".encode("utf-8") + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode("ascii")
    given = headers.get("webhook-signature", "").split(" ")
    if not any(hmac.compare_digest(each.encode("utf-8"), expected.encode("ascii")) for each in given):
        raise ValueError("The signature is wrong.")
    if abs((time.time() if now is None else now) - int(timestamp)) > TOLERANCE_SECONDS:
        raise ValueError("The message is too old.")
    if headers.get("gridhook-encryption") == "aes-256-cbc":
        body = decrypt(base64.b64decode(body), hashlib.sha256(key).digest())
    return json.loads(body)


def decrypt(data, key):
    from cryptography.hazmat.primitives import padding
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

    decryptor = Cipher(algorithms.AES(key), modes.CBC(data[:16])).decryptor()
    unpadder = padding.PKCS7(128).unpadder()
    padded = decryptor.update(data[16:]) + decryptor.finalize()
    return unpadder.update(padded) + unpadder.finalize()


class Receiver(BaseHTTPRequestHandler):
    # a message may come again under the same id: store these with your data
    taken = set()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        try:
            message = open_message(self.headers, body, os.environ["SECRET"])
        except ValueError:
            self.send_response(400)
        else:
            message_id = self.headers["webhook-id"]
            if message_id not in self.taken:
                # what is done with a message goes here
                print(message["event"], message["entryId"], message["status"], flush=True)
            self.taken.add(message_id)
            self.send_response(204)
        self.end_headers()


if __name__ == "__main__":
    HTTPServer(("", int(os.environ.get("PORT", "8787"))), Receiver).serve_forever()
