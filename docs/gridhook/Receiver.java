// Receiver of gridhook messages. Run: SECRET='…' java Receiver.java  (behind a proxy that ends https)

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

public class Receiver {
  static final long TOLERANCE_SECONDS = 300;

  /** The JSON text of a message; an exception when it is forged, changed or old. `body`: the bytes as they came. */
  static String openMessage(
      String id, String timestamp, String signatures, String encryption, byte[] body, String secret, long nowSeconds)
      throws GeneralSecurityException {
    byte[] key = secret.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream signed = new ByteArrayOutputStream();
    signed.writeBytes((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
    signed.writeBytes(body);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    String expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(signed.toByteArray()));
    byte[] wanted = expected.getBytes(StandardCharsets.UTF_8);
    boolean isSigned =
        Arrays.stream(String.valueOf(signatures).split(" "))
            .anyMatch(each -> MessageDigest.isEqual(each.getBytes(StandardCharsets.UTF_8), wanted));
    if (!isSigned) throw new GeneralSecurityException("The signature is wrong.");
    if (Math.abs(nowSeconds - Long.parseLong(timestamp)) > TOLERANCE_SECONDS) {
      throw new GeneralSecurityException("The message is too old.");
    }
    if (!"aes-256-cbc".equals(encryption)) return new String(body, StandardCharsets.UTF_8);
    byte[] data = Base64.getDecoder().decode(body);
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(key);
    Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
    cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(hash, "AES"), new IvParameterSpec(data, 0, 16));
    return new String(cipher.doFinal(data, 16, data.length - 16), StandardCharsets.UTF_8);
  }

  public static void main(String[] args) throws Exception {
    String secret = System.getenv("SECRET");
    // a message may come again under the same id: store these with your data
    Set<String> taken = ConcurrentHashMap.newKeySet();
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8787"));
    HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
    server.createContext(
        "/",
        request -> {
          var headers = request.getRequestHeaders();
          byte[] body = request.getRequestBody().readAllBytes();
          int status = 204;
          try {
            String id = headers.getFirst("webhook-id");
            String message =
                openMessage(
                    id,
                    headers.getFirst("webhook-timestamp"),
                    headers.getFirst("webhook-signature"),
                    headers.getFirst("gridhook-encryption"),
                    body,
                    secret,
                    System.currentTimeMillis() / 1000);
            // what is done with a message goes here
            if (taken.add(id)) System.out.println(message.length() + " characters of JSON");
          } catch (GeneralSecurityException | RuntimeException error) {
            status = 400;
          }
          request.sendResponseHeaders(status, -1);
          request.close();
        });
    server.start();
  }
}
